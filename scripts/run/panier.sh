#!/bin/sh
# A command of the shop that systemd runs, as its user and with its settings: sudo scripts/run/panier.sh
# admin|doctor|backup|restore|drill, and what the command is told.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
if [ "${1-}" = admin ]; then
  shift
  set -- scripts/run/admin.mjs "$@"
else
  set -- scripts/run/command.mjs "$@"
fi
exec systemd-run --quiet --pipe --wait --collect --uid=panier --gid=panier --working-directory="$root" \
  --property=EnvironmentFile=/etc/panier.env --setenv=NODE_ENV=production --setenv=DATA_DIR=/var/lib/panier \
  /usr/bin/node "$@"
