#!/bin/sh
# Creates the database's users: by itself at the first start of an empty database, and by hand after an
# upgrade or a restore (docs/operations.md, "Users of the database").
MIGRATION_PASSWORD=$(cat /run/secrets/owner)
DATABASE_PASSWORD=$(cat /run/secrets/app)
export MIGRATION_PASSWORD DATABASE_PASSWORD
psql --quiet --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
\getenv owner MIGRATION_PASSWORD
\getenv app DATABASE_PASSWORD
select set_config('bearings.owner_password', :'owner', false) as owner_password,
       set_config('bearings.app_password', :'app', false) as app_password \gset
\i /database/users.sql
SQL
