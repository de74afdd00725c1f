import { listWrittenTables } from './read-only-gets.js';

it.each([
  ['update "plans" set kept = true', ['plans']],
  ['with ready as (select 1) insert into plan_steps (id) select 1', ['plan_steps']],
  ['delete from only share_links where id = $1', ['share_links']],
  ['select 1 from reports for update skip locked', []],
  ['select 1 from reports for no key update of reports', []],
  ['insert into throttles (key) values ($1) on conflict (key) do update set points = 1', []],
] as const)('listWrittenTables returns what the statement "%s" changes', (statement, tables) => {
  expect(listWrittenTables(statement)).toEqual(tables);
});
