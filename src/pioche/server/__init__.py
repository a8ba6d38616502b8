"""The table server: live, durable, fair."""
