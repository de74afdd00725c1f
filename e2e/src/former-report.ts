import { readFile } from 'node:fs/promises';
import type { Client } from 'pg';

/** A report by version 1 of the method, as release 0.1 stored it. */
interface FormerReport {
  facts: { version: 1; careers: { title: string; percent: number }[] };
  prose: object;
}

const RELEASE = new URL('../../backend/src/test/support/data/release-0.1.json', import.meta.url);

/** Puts the report that release 0.1 wrote in place of an assessment's, and returns it. */
export async function storeFormerReport(
  database: Client,
  assessmentId: string,
): Promise<FormerReport> {
  const release: { tables: { reports: FormerReport[] } } = JSON.parse(
    await readFile(RELEASE, 'utf8'),
  );
  const [former] = release.tables.reports;
  if (!former) throw new Error('The data of release 0.1 has no report.');
  await database.query(
    'update reports set method_version = 1, facts = $2, prose = $3 where assessment_id = $1',
    [assessmentId, former.facts, former.prose],
  );
  return former;
}
