#!/bin/sh
# Puts a built release in place, or a former one back: sh roll.sh /srv/bearings/releases/<release>
# Migrates, then restarts one process after the other, each only once the one before is ready, then publishes.
set -eu
release=$(realpath "$1")
[ -f "$release/backend/dist/main.js" ] || { echo "$release is not built." >&2; exit 1; }

(set -a; . /etc/bearings/migrate; node "$release/backend/dist/migrate.js")
before=$(realpath /srv/bearings/app)
ln -sfn "$release" /srv/bearings/app

# Those that fail at the moment too: they come first, while the others still answer.
units() {
  for state in activating,failed active; do
    systemctl list-units --plain --no-legend --state=$state "$1" | cut -d ' ' -f 1
  done
}

restarted=
for unit in $(units 'bearings-api@*') $(units 'bearings-worker@*'); do
  echo "restarting $unit"
  systemctl restart "$unit"
  port=${unit#*@}; port=${port%.service}
  tries=0
  until case $unit in
    *api*) curl --silent --fail --max-time 5 --output /dev/null "http://127.0.0.1:$port/api/health/ready" ;;
    # systemd removed the former process's.
    *) [ -f "/run/bearings-worker-$port/heartbeat" ] ;;
  esac; do
    tries=$((tries + 1))
    if [ $tries -gt 60 ] || systemctl is-failed --quiet "$unit"; then
      # A restart for any other reason has to find the release before.
      ln -sfn "$before" /srv/bearings/app
      systemctl restart "$unit"
      echo "$unit does not come up and has $before again; why: journalctl --unit=$unit" >&2
      [ -z "$restarted" ] || echo "These run $release:$restarted. To put all back: sh $0 $before" >&2
      exit 1
    fi
    sleep 1
  done
  # The gateway may leave it out for two seconds.
  sleep 3
  restarted="$restarted $unit"
done

su bearings -s /bin/sh -c "set -a; . /etc/bearings/env; cd $release && SITE_DIR=/srv/bearings/site node tools/commands/publish.mjs --settings"
nginx -t -q && nginx -s reload
echo "$release is in place; before it: $before"
