#!/bin/sh
# Puts a built release in place, or a former one back: sh roll.sh /srv/bearings/releases/<release>
# Migrates, then restarts one process after the other, each only once the one before is ready, then publishes.
set -eu
release=$(realpath "$1")
[ -f "$release/backend/dist/main.js" ] || { echo "$release is not built." >&2; exit 1; }

(set -a; . /etc/bearings/migrate; node "$release/backend/dist/migrate.js")
before=$(readlink /srv/bearings/app || echo none)
ln -sfn "$release" /srv/bearings/app

units() { systemctl list-units --plain --no-legend --state=active "$1" | cut -d ' ' -f 1; }

for unit in $(units 'bearings-api@*') $(units 'bearings-worker@*'); do
  echo "restarting $unit"
  systemctl restart "$unit"
  port=${unit#*@}; port=${port%.service}
  tries=0
  until case $unit in
    *api*) curl --silent --fail --output /dev/null "http://127.0.0.1:$port/api/health/ready" ;;
    # systemd removed the former process's.
    *) [ -f "/run/bearings-worker-$port/heartbeat" ] ;;
  esac; do
    tries=$((tries + 1))
    if [ $tries -gt 60 ] || systemctl is-failed --quiet "$unit"; then
      echo "$unit is not ready; the others run the release before. Its log: journalctl --unit=$unit" >&2
      echo "To go back: sh $0 $before" >&2
      exit 1
    fi
    sleep 1
  done
done

su bearings -s /bin/sh -c "set -a; . /etc/bearings/env; cd $release && SITE_DIR=/srv/bearings/site npm run publish:site"
nginx -t -q && nginx -s reload
echo "$release is in place; before it: $before"
