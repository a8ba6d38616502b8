book-title = x
