import type { ShareCreated } from '@bearings/contracts';
import { randomUUID } from 'node:crypto';
import { type ExportLists, getPolicy } from '../../platform/personal-data/data-policy.js';
import { PASSWORD } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { createReportOwner } from '../support/buyer.js';
import { waitForMailToken } from '../support/mailbox.js';
import { shareTestApi, type TestApi } from '../support/test-api.js';

const BUYER_EMAIL = 'every-table@example.org';

/** The text columns of tables without personal data, each with what it contains. */
const IMPERSONAL_TEXT_COLUMNS: Record<string, string> = {
  'provider_events.id': 'the payment provider’s',
  'provider_events.type': 'the payment provider’s',
  'provider_events.intent_id': 'the payment provider’s',
  'model_evaluations.server': 'the operator’s',
  'model_evaluations.writer': 'the operator’s',
  'model_evaluations.judge': 'the operator’s',
  'model_evaluations.prompts': 'a fingerprint of our own texts',
  'model_evaluations.result': 'rates on our own sentences',
  'throttles.key': 'a rule and a keyed hash',
  'reader_figures.kind': 'one of a fixed list',
};

let api: TestApi;
let person: { userId: string; assessmentId: string; reportId: string; observerLinkId: string };
let exportedLists: ExportLists;
let before: string[];
let after: string[];

/**
 * Returns the tables in which a row contains the person's email or the id of their account, assessment, report or link.
 */
async function findTablesWithPerson(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await listTableNames()) {
    const rows: unknown[] = await api.database.query(`select 1 from "${name}" t where t::text ~* $1 limit 1`, [
      [BUYER_EMAIL, ...Object.values(person)].join('|'),
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const listTableNames = (): Promise<string[]> =>
  api.values`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;

/** Creates a person with a row in each table that the export covers, exports the data and deletes the account. */
beforeAll(async () => {
  api = await shareTestApi();
  const { browser, assessmentId } = await createReportOwner(api, BUYER_EMAIL);
  // Opening the emailed link confirms the address, so that contact messages from it belong to the account.
  const token = await waitForMailToken(api, BUYER_EMAIL, /receipt/);
  await browser.post('/api/auth/report-link/open', { token, password: PASSWORD });
  await browser.patch(`/api/reports/${assessmentId}/plan`, { reminders: true });
  await browser.put(`/api/reports/${assessmentId}/circumstances`, {
    circumstances: { stage: 'fe' },
  });
  await browser.patch(`/api/reports/${assessmentId}/careers/29-1141.00`, { choice: 'keep' });
  await browser.put(`/api/reports/${assessmentId}/feedback`, {
    rating: 5,
    comment: `Write to ${BUYER_EMAIL}.`,
    mayQuote: true,
    followUps: true,
  });
  await api.sql`insert into follow_ups (assessment_id, number) values (${assessmentId}, 1)`;
  const { body: reports } = await browser.get<{ id: string }[]>('/api/reports');
  const { body: shared } = await browser.post<ShareCreated>(`/api/reports/${assessmentId}/shares`, {
    purpose: 'parent',
    withName: true,
    withScores: true,
    withShape: false,
    withExperience: false,
    days: 90,
  });
  await new Browser(api.url).post(`/api/shared/${shared.token}/comments`, {
    key: randomUUID(),
    name: 'Grandmother',
    text: `I can see ${BUYER_EMAIL} as a nurse.`,
  });
  const { body: observerLink } = await browser.post<ShareCreated>(`/api/reports/${assessmentId}/observers`, {
    withName: true,
    showsBoth: false,
  });
  await new Browser(api.url).post(`/api/shared/${observerLink.token}/replies`, {
    key: randomUUID(),
    role: 'other',
    answers: [{ category: 'planning', answer: 4 }],
  });
  await browser.post('/api/contact', {
    name: 'Ada',
    email: BUYER_EMAIL,
    category: 'refund',
    subject: 'My report',
    message: 'Please send the money back.',
  });
  await browser.post('/api/newsletter/subscribe', { email: BUYER_EMAIL });
  await browser.post('/api/newsletter/subscribe', { email: BUYER_EMAIL, list: 'NL' });
  const id = await api.value<string>`select id from users where email = ${BUYER_EMAIL}`;
  person = {
    userId: id,
    assessmentId,
    reportId: reports[0]?.id ?? '',
    observerLinkId: observerLink.link.id,
  };
  await api.sql`insert into work (kind, variant, user_id, due_at)
     values ('email', 'reset-password', ${person.userId}, now() + interval '1 day')`;
  exportedLists = (await browser.get<ExportLists>('/api/user/export')).body;
  before = await findTablesWithPerson();
  const { status } = await browser.send('DELETE', '/api/user', { password: PASSWORD });
  if (status !== 204) throw new Error(`Deleting the account answered ${status}.`);
  after = await findTablesWithPerson();
}, 180_000);
afterAll(() => api.close());

it('every table declares a data policy', async () => {
  const { entityMetadatas } = api.database;
  for (const entity of entityMetadatas) expect(getPolicy(entity)).toBeDefined();
  const tables = [...entityMetadatas.map(({ tableName }) => tableName), 'migrations'];
  expect((await listTableNames()).toSorted()).toEqual(tables.toSorted());
});

it('every column of an exported table says in its data policy whether it is exported', () => {
  const unstated = api.database.entityMetadatas.flatMap((entity) => {
    const stated = getPolicy(entity).person?.export;
    if (!stated || !('as' in stated)) return [];
    return entity.columns
      .filter(({ propertyName }) => !stated.columns.includes(propertyName))
      .map(({ databaseName }) => `${entity.tableName}.${databaseName}: state in @DataPolicy whether it is exported`);
  });
  expect(unstated).toEqual([]);
});

it('the data policies declare every foreign key with its on-delete action', async () => {
  const keys =
    await api.values<string>`select format('%s.%s: %s, %s', k.conrelid::regclass, a.attname, k.confrelid::regclass,
                   case k.confdeltype when 'c' then 'delete' when 'n' then 'set null'
                                      else 'nothing' end) as line
       from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace`;
  const declaredReferences = api.database.entityMetadatas.flatMap((entity) =>
    Object.entries(getPolicy(entity).person?.references ?? {})
      .filter(() => entity.tableName !== 'users')
      .map(([column, [table, effect]]) => `${entity.tableName}.${column}: ${table}, ${effect}`),
  );
  expect(declaredReferences.toSorted()).toEqual(keys.toSorted());
});

it('all text columns of tables without personal data are listed in this test', async () => {
  const tablesWithout = api.database.entityMetadatas
    .filter((entity) => getPolicy(entity).person === null)
    .map(({ tableName }) => tableName);
  const texts = await api.values<string>`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = any(${tablesWithout})
        and data_type not in ('integer', 'smallint', 'bigint', 'double precision', 'boolean', 'date',
                              'timestamp with time zone')`;
  expect(texts.toSorted()).toEqual(Object.keys(IMPERSONAL_TEXT_COLUMNS).toSorted());
});

it('the export contains rows of each table that is exported according to its data policy', () => {
  for (const entity of api.database.entityMetadatas) {
    const statedExport = getPolicy(entity).person?.export;
    if (!statedExport || !('as' in statedExport)) continue;
    expect(before).toContain(entity.tableName);
    expect([statedExport.as, exportedLists[statedExport.as]]).toEqual([
      statedExport.as,
      expect.arrayContaining([expect.anything()]),
    ]);
  }
  const isSent = ({ sentAt }: Record<string, unknown>): boolean => sentAt !== null;
  expect(new Set(exportedLists.messages.map(isSent))).toEqual(new Set([true, false]));
  expect(exportedLists.newsletter.map(({ list }) => list).toSorted()).toEqual(['NL', 'newsletter']);
  expect(exportedLists.revisions).toMatchObject([{ circumstances: expect.any(Object), facts: expect.any(Object) }]);
  expect(exportedLists.observerReplies).toMatchObject([{ role: 'other', answers: expect.any(Array) }]);
});

it('the export contains no secret and no hash', () => {
  expect(JSON.stringify(exportedLists)).not.toMatch(/argon2|hash|digest|leaveKey|stopKey|"data":\[/i);
});

it('a deletion removes the person’s rows from every table', () => {
  expect(after).toEqual([]);
});
