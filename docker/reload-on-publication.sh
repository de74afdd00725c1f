#!/bin/sh
# Run by the entrypoint of the gateway's image: reloads nginx after a publication changed a list that nginx reads at
# its start (the paths of the site, the hash of the script in its pages).
site=${SITE_DIR:-/usr/share/nginx/html}

lists() {
  cat "$site/known-paths.map" "$site/page-starter.map" 2>/dev/null | cksum
}

follow() {
  loaded=$(lists)
  while sleep "${RELOAD_CHECK_SECONDS:-10}"; do
    published=$(lists)
    if [ "$published" != "$loaded" ] && nginx -t -q && nginx -s reload; then
      loaded=$published
    fi
  done
}

follow &
