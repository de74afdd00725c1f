import type { TestApi } from './test-api.js';

/** Uses up a limit that refills, for each of its keys, so that every further call is refused. */
export async function exhaustLimit(api: TestApi, name: string): Promise<void> {
  const rows = await api.sql`
    update throttles set expire = (extract(epoch from clock_timestamp()) * 1000)::bigint + 86400000
    where key like ${`${name}:%`} returning key`;
  if (rows.length === 0) throw new Error(`No call was counted against ${name}.`);
}
