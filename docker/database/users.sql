-- The two users of the application's database, made by a superuser inside that database:
--   bearings_owner  owns database and schema; only the migrations use it
--   bearings_app    reads and writes rows; APIs and workers use it. The migrations grant it the tables.
-- Run again at any time: it sets the passwords, and hands over what a former user or a restore created.
-- Expects the settings bearings.owner_password and bearings.app_password; see users.sh.
do $$
declare
  each record;
begin
  for each in
    select name, password
      from (values ('bearings_owner', current_setting('bearings.owner_password')),
                   ('bearings_app', current_setting('bearings.app_password'))) as users (name, password)
  loop
    if not exists (select from pg_roles where rolname = each.name) then
      execute format('create role %I', each.name);
    end if;
    execute format('alter role %I login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
                    password %L', each.name, each.password);
  end loop;

  execute format('alter database %I owner to bearings_owner', current_database());
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to bearings_app', current_database());
  alter schema public owner to bearings_owner;
  revoke all on schema public from public;

  -- Indexes, and sequences of a column, follow their table.
  for each in
    select c.oid::regclass as name
      from pg_class c
     where c.relnamespace = 'public'::regnamespace
       and c.relkind in ('r', 'p', 'v', 'm', 'S')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i', 'e'))
  loop
    execute format('alter table %s owner to bearings_owner', each.name);
  end loop;
end
$$;
