#!/bin/sh
# Restarts the servers of this machine one by one, for instance after an update: roll.sh [PORT...]
# Without ports, it restarts all that are running. It stops at the first problem; the other servers go on as they are.
set -eu

# Seconds until a server has to be ready again. Loading the program takes a few.
patience=${ROLL_PATIENCE:-90}

fail() {
  echo "roll.sh: $1" >&2
  exit 1
}

running() {
  systemctl list-units --plain --no-legend --state=active 'schupf@*.service' |
    sed -n 's/^schupf@\([0-9][0-9]*\)\.service.*/\1/p'
}

is_ready() {
  curl --fail --silent --output /dev/null --max-time 2 "http://127.0.0.1:$1/readyz"
}

wait_until_ready() {
  waited=0
  until is_ready "$1"; do
    [ "$waited" -lt "$patience" ] || fail "the server at port $1 is not ready after $patience seconds"
    sleep 1
    waited=$((waited + 1))
  done
}

all=$(running)
ports=${*:-$all}
[ -n "$ports" ] || fail 'no server is running'

for port in $ports; do
  # While one is down, the others have to take its tables.
  for other in $all; do
    [ "$other" = "$port" ] || is_ready "$other" || fail "the server at port $other is not ready, so $port goes on"
  done
  echo "restarting the server at port $port"
  systemctl restart "schupf@$port.service"
  wait_until_ready "$port"
done
