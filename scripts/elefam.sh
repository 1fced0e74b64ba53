#!/bin/sh
# Starts Elefam as it was unpacked: ./elefam, ./elefam --help. It needs Node 26 or newer and nothing else.
here=$(dirname "$(readlink -f "$0")")
major=$(node --version 2>/dev/null | sed 's/^v\([0-9]*\).*/\1/')
if [ "${major:-0}" -lt 26 ]; then
  said=$(node --version 2>&1)
  echo "Elefam needs Node 26 or newer; here \"node --version\" says: ${said:-nothing}" >&2
  echo "Install it from https://nodejs.org, or take the one executable of this release, which brings its own." >&2
  exit 1
fi
exec node "$here/dist/main.js" "$@"
