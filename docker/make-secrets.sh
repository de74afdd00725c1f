#!/bin/sh
# sh docker/make-secrets.sh [folder] [.env]: makes the passwords, SECRET_KEY and certificates that
# docker/compose.yaml mounts. Run it before the first start and again at any time: what is there stays, a
# password that .env has is taken over, and a certificate that ends within 60 days is replaced.
# Containers read single folders of it; the folder itself, with the key of the CA, is for its owner alone.
set -eu
umask 022
folder=${1:-$(dirname "$0")/../secrets}
env=${2:-$(dirname "$0")/../.env}
command -v openssl > /dev/null || { echo 'openssl is missing: install it.' >&2; exit 1; }
mkdir -p "$folder"
chmod 700 "$folder"
cd "$folder"
mkdir -p ca postgres redis app migrate gateway

# The value of a variable in .env, or nothing.
from_env() { if [ -f "$env" ]; then sed -n "s/^$1=//p" "$env" | tail -n 1; fi; }
random() { openssl rand -hex 24; }
# put <file> <text>: unless the file is there.
put() { [ -s "$1" ] || printf '%s\n' "$2" > "$1"; }

case $env in /*) ;; *) env=$OLDPWD/$env ;; esac
superuser=$(from_env POSTGRES_PASSWORD); put postgres/superuser "${superuser:-$(random)}"
owner=$(from_env MIGRATION_PASSWORD); put postgres/owner "${owner:-$(random)}"
app=$(from_env DATABASE_PASSWORD); put postgres/app "${app:-$(random)}"
queue=$(from_env REDIS_PASSWORD); put redis/password "${queue:-$(random)}"
key=$(from_env SECRET_KEY); put app/SECRET_KEY "${key:-$(openssl rand -hex 32)}"

# From the files, so that a password which was changed there is the one that counts.
options='sslmode=verify-full'
echo "postgres://bearings_app:$(cat postgres/app)@postgres:5432/bearings?$options" > app/DATABASE_URL
cp app/DATABASE_URL migrate/DATABASE_URL
echo "postgres://bearings_owner:$(cat postgres/owner)@postgres:5432/bearings?$options" \
  > migrate/MIGRATION_DATABASE_URL
echo "rediss://:$(cat redis/password)@redis:6379" > app/REDIS_URL
echo "requirepass $(cat redis/password)" > redis/redis.conf

if [ ! -s ca/ca.crt ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -sha256 \
    -subj '/CN=Bearings internal CA' -addext 'keyUsage=critical,keyCertSign,cRLSign' \
    -keyout ca/ca.key -out ca/ca.crt 2> /dev/null
  chmod 600 ca/ca.key
fi

# certificate <folder> <host names>: of our CA, for these names and this machine.
certificate() {
  if [ -s "$1/tls.crt" ] && openssl x509 -in "$1/tls.crt" -noout -checkend 5184000 > /dev/null &&
    openssl verify -CAfile ca/ca.crt "$1/tls.crt" > /dev/null 2>&1; then return; fi
  names='DNS:localhost,IP:127.0.0.1'
  for name in $2; do names="DNS:$name,$names"; done
  printf 'subjectAltName=%s\nextendedKeyUsage=serverAuth\nbasicConstraints=critical,CA:FALSE\n' "$names" \
    > ca/extensions
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$1" \
    -keyout "$1/tls.key" -out ca/request 2> /dev/null
  openssl x509 -req -in ca/request -CA ca/ca.crt -CAkey ca/ca.key -CAcreateserial -days 825 -sha256 \
    -extfile ca/extensions -out "$1/tls.crt" 2> /dev/null
  # Read by the container's own user; on this machine the folder above keeps others out.
  chmod 644 "$1/tls.key"
  rm ca/request ca/extensions
  echo "Made a certificate for $1 ($2): restart what uses it."
}
certificate postgres postgres
certificate redis redis
certificate app 'api api-1 api-2 worker-1 worker-2'
for each in app migrate gateway redis; do cp ca/ca.crt "$each/ca.crt"; done

for name in POSTGRES_PASSWORD MIGRATION_PASSWORD DATABASE_PASSWORD REDIS_PASSWORD SECRET_KEY; do
  if [ -n "$(from_env $name)" ]; then echo "$name is in a file now: remove its line from .env."; fi
done
