# Sourced by the other scripts: finds a Python and keeps .venv as the project wants it.
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

# set_up run|dev: makes .venv hold requirements/run.txt or dev.txt, and pioche itself, editable.
# .venv/stamp is the fingerprint of what is installed, there only while the installation is whole.
set_up() (
  trap 'exit 130' INT
  cd "$root"
  stamp=$(cat .venv/stamp 2>/dev/null || true)
  [[ $stamp != "$(fingerprint "$1")"* ]] || exit 0

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
      .venv/bin/python -m pip install --quiet --no-build-isolation --no-deps -e .
  } >.venv/setup.log 2>&1 || refuse \
    "the packages it needs could not be installed: check the network, then run this again (.venv/setup.log says more)." \
    "les paquets nécessaires n’ont pas pu être installés : vérifiez le réseau, puis relancez (voir .venv/setup.log)."

  fingerprint "$1" >.venv/stamp
)
