# Serving tables, and keeping what is served.

command-serve = Serve tables on this computer: others join with a link, on a phone or from a terminal.
help-serve-host = Listen on this address only; without it, on every one, so that phones in the same network can join.
help-serve-local = Listen to this computer alone: nobody else can join, unless a proxy here lets them in.
help-serve-port = Listen on this port; without it, on 8000 or the next one that is free.
help-serve-data = Keep the tables in this folder; without it, in the one that your system has for such things.
help-serve-origins = The public address behind a proxy, as browsers show it (https://uno.example.org); may be given several times.
help-serve-proxies = Believe what this proxy says about where a request comes from (127.0.0.1, 10.0.0.0/8); may be given several times.
help-serve-no_lobby = List no tables: only who has a link finds one.
help-serve-log_here = Write the log here, on standard error, and not to server.log in the data folder.
meta-host = ADDRESS
meta-port = N
meta-data = FOLDER
meta-origins = URL
meta-proxies = NETWORK

command-backup = Copy all tables to a new file, even while they are being served.
help-backup-data = The folder that the tables are kept in; without it, the one of your system.
meta-target = FILE

command-reports = Show what people have reported of what was said at the tables, and by whom it was said.
help-reports-data = The folder that the tables are kept in; without it, the one of your system.

serve-folder = The tables are kept in { $folder }.
serve-upgraded = That folder is from an older pioche and has been upgraded; as it was, it is kept in { $file }.
serve-here = On this computer:
serve-at = At this address:
serve-nearby = On your network:
serve-public = For everybody:
serve-no-network = This computer is in no network: only you can play here.
serve-play = From a terminal: pioche play --join { $link }
serve-stop = Ctrl-C stops; the tables are kept.
serve-stopping = Stopping: everybody is told to come back later.
serve-broken = nothing can be stored in { $folder } any more, so the server has stopped: { $why }. Everything that was answered is kept.
backup-made = All tables are copied to { $file }.
reports-none = Nobody has reported anything.
reports-one = { $when }, table { $table }: { $who } reports { $whom }: “{ $words }”

error-port-taken = Port { $port } is taken by another program: choose another one, or leave --port out.
error-port-forbidden = Port { $port } may not be used without special rights: choose one from 1024 on.
error-host = “{ $host }” is no address of this computer.
error-network = “{ $word }” is no network: write 127.0.0.1, or 10.0.0.0/8.
error-origin = “{ $word }” is no origin: write it as browsers do, https://uno.example.org, without anything behind.
error-folder = { $folder } cannot be used to keep tables in: { $why }.
error-folder-in-use = { $folder } is in use by another pioche: stop that one first, or choose another folder with --data.
error-folder-too-new = { $folder } was written by a newer pioche: update this one, or choose another folder with --data.
error-folder-broken = The tables in { $folder } cannot be read: { $why }. Put a backup in their place, or choose another folder with --data.
error-sqlite-too-old = The SQLite of this Python can damage databases: install the package apsw in a newer version.
error-no-tables = There are no tables in { $folder }.
error-no-backup = The tables in { $folder } cannot be copied: { $why }.
