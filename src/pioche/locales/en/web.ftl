# The pages in the browser.

web-title = Pioche
web-about = Uno the way each table plays it.
web-play-now = Play now
web-language = Language
web-language-en = English
web-language-fr = Français
web-theme = Theme
web-theme-auto = same as device
web-theme-light = light
web-theme-dark = dark
web-lost = There is nothing here.
web-home = Back to the home page
web-offline = Connection lost. Trying again…
web-connecting = Connecting…
web-no_connection = The server cannot be reached: check the network, then try again.
web-not-built = This server was installed without its pages for the browser: install it again without PIOCHE_WEB=skip.
