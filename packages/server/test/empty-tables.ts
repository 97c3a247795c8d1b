/**
 * Empties every table of a PostgreSQL database but the list of migrations. Most of the time of a storage test would
 * otherwise be spent on creating the tables again.
 */
export const EMPTY_TABLES = `
  do $$
    declare name text;
    begin
      -- Foreign keys are not checked, so the order does not matter.
      perform set_config('session_replication_role', 'replica', true);
      for name in
        select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename <> 'migration'
      loop
        execute 'delete from ' || name;
      end loop;
    end
  $$`;
