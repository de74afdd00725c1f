import {
  type CareerChoice,
  type CareerRow,
  type Circumstances,
  CHOICE_LIMITS,
  type ReportCareers,
} from '@bearings/contracts';
import { OCCUPATIONS } from '@bearings/career-data';
import {
  type Buyer,
  buyReport,
  createBuyerWithSecondAssessment,
  readReport,
  waitForRevision,
} from '../support/buyer.js';
import { useSharedApi } from '../support/test-api.js';
import type { ExportLists } from '../../platform/personal-data/data-policy.js';
import { submission } from '../support/submission.factory.js';

const ALL_CODES = OCCUPATIONS.map(({ code }) => code);
const NURSE_CODE = '29-1141.00';

const api = useSharedApi();
let owner: Buyer;
beforeAll(async () => {
  owner = await createBuyerWithReport('choices@example.org');
});

const LIKED_CIRCUMSTANCES: Circumstances = {
  interests: { care: 'like', listen: 'like', safety: 'like', software: 'not_for_me' },
  stage: 'fe',
};

async function createBuyerWithReport(email: string): Promise<Buyer> {
  const buyer = await createBuyerWithSecondAssessment(api, email);
  await buyer.browser.post('/api/assessments/public', {
    ...submission({ email }, 1),
    circumstances: LIKED_CIRCUMSTANCES,
  });
  return buyReport(api, buyer);
}

const careersPath = ({ assessmentId }: Buyer, code = ''): string =>
  `/api/reports/${assessmentId}/careers${code && `/${code}`}`;
const readCareers = async (buyer = owner, query = ''): Promise<ReportCareers> =>
  (await buyer.browser.get<ReportCareers>(`${careersPath(buyer)}${query}`)).body;
const changeChoice = (code: string, body: object, buyer = owner) =>
  buyer.browser.patch<CareerChoice[]>(careersPath(buyer, code), body);
const clearChoices = async (): Promise<void> => {
  await api.sql`delete from career_choices`;
};
beforeEach(clearChoices);

/** The start of what is said of a career outside the ten. */
const VERDICT_PATTERN = /^By fit it is \d+\w\w of all 247 careers\./;

describe('the careers of a report', () => {
  it('are its ten suggestions and the next fifteen, each with figures and a reason for and against it', async () => {
    const careers = await readCareers();
    const { document } = await readReport(owner);
    expect(careers.careers.map(({ code }) => code)).toEqual(document.careers.map(({ code }) => code));
    expect([careers.careers.length, careers.next.length]).toEqual([10, 15]);
    const rows = [...careers.careers, ...careers.next];
    expect(new Set(rows.map(({ code }) => code)).size).toBe(25);
    for (const row of rows) {
      expect([row.code, row.reason, row.doubt]).toEqual([
        row.code,
        expect.stringMatching(/^[^\n]{20,}[.?!]$/),
        // Nothing that we know of the job may speak against it.
        expect.stringMatching(/^(?:[^\n]{20,}[.?!])?$/),
      ]);
      expect(row.stability).toBeGreaterThanOrEqual(0);
      expect(row.chance).toBeGreaterThan(0);
      expect(row.pay.country).toBe('GB');
      expect(Object.keys(row.demand).length).toBeGreaterThan(0);
    }
    expect(careers.next.every(({ verdict }) => VERDICT_PATTERN.test(verdict))).toBe(true);
    expect(JSON.stringify(careers).length).toBeLessThan(40_000);
  });

  it('have the pay of the requested country, and entry routes only for the United Kingdom and the United States', async () => {
    const [british, american, indian] = await Promise.all(
      ['GB', 'US', 'IN'].map((code) => readCareers(owner, `?country=${code}`)),
    );
    expect(indian?.country).toBe('IN');
    expect(indian?.careers.map(({ pay: { kind } }) => kind)).not.toContain('published');
    expect((await owner.browser.get(`${careersPath(owner)}?country=Atlantis`)).status).toBe(400);
    for (const { wayIn } of british?.careers ?? []) {
      expect(wayIn).toMatchObject({ months: [expect.any(Number), expect.any(Number)] });
    }
    for (const { wayIn } of [...(american?.careers ?? []), ...(american?.next ?? [])]) {
      expect(wayIn).toMatchObject({ label: expect.any(String), months: null, years: null });
      expect(wayIn?.label).not.toMatch(/GCSE|A levels|T level|After /);
    }
    for (const { wayIn } of [...(indian?.careers ?? []), ...(indian?.next ?? [])]) {
      expect(wayIn).toBeNull();
    }
  });

  it('can be compared with any other occupation, which is described in the same words each time', async () => {
    const { careers, next } = await readCareers();
    const shownCodes = new Set([...careers, ...next].map(({ code }) => code));
    const code = ALL_CODES.findLast((each) => !shownCodes.has(each)) ?? '';
    const readRow = async (): Promise<CareerRow> => (await owner.browser.get<CareerRow>(careersPath(owner, code))).body;
    const row = await readRow();
    expect(row).toMatchObject({
      code,
      verdict: expect.stringMatching(VERDICT_PATTERN),
    });
    expect(await readRow()).toEqual(row);
    await changeChoice(code, { added: true });
    expect((await readCareers()).others).toEqual([row]);
    expect((await owner.browser.get(careersPath(owner, '00-0000.00'))).status).toBe(404);
  });
});

describe('the choice of a career', () => {
  it('is stored field by field, and stays the same when it is sent again', async () => {
    const first = (await changeChoice(NURSE_CODE, { choice: 'keep' })).body;
    expect(first).toEqual([{ code: NURSE_CODE, choice: 'keep', added: false, note: '', chosenAt: expect.any(String) }]);
    expect((await changeChoice(NURSE_CODE, { choice: 'keep' })).body).toEqual(first);
    const [noted] = (await changeChoice(NURSE_CODE, { note: 'Ask aunt Jo <b>.' })).body;
    expect(noted).toEqual({ ...first[0], note: 'Ask aunt Jo <b>.' });
    const [removed] = (await changeChoice(NURSE_CODE, { choice: 'remove' })).body;
    expect(removed).toMatchObject({ choice: 'remove', note: 'Ask aunt Jo <b>.' });
    await changeChoice(NURSE_CODE, { choice: null });
    expect((await changeChoice(NURSE_CODE, { note: '' })).body).toEqual([]);
    expect((await changeChoice(NURSE_CODE, {})).body).toEqual([]);
  });

  it('keeps all changes that arrive at the same time from several tabs', async () => {
    await Promise.all([
      changeChoice(NURSE_CODE, { choice: 'keep' }),
      changeChoice(NURSE_CODE, { note: 'From the other tab' }),
      changeChoice(NURSE_CODE, { added: true }),
    ]);
    expect((await readCareers()).choices).toMatchObject([
      { code: NURSE_CODE, choice: 'keep', added: true, note: 'From the other tab' },
    ]);
  });

  it('is refused when a field or the occupation is invalid', async () => {
    for (const body of [{ choice: 'maybe' }, { added: 'yes' }, { added: null }, { note: null }]) {
      expect([body, (await changeChoice(NURSE_CODE, body)).status]).toEqual([body, 400]);
    }
    expect((await changeChoice(NURSE_CODE, { note: 'a'.repeat(1_000) })).status).toBe(200);
    expect((await changeChoice(NURSE_CODE, { note: 'a'.repeat(1_001) })).status).toBe(400);
    expect((await changeChoice('00-0000.00', { choice: 'keep' })).status).toBe(404);
  });

  it('is refused when twenty careers are already kept, even when calls arrive at the same time', async () => {
    const codes = ALL_CODES.slice(0, CHOICE_LIMITS.kept + 5);
    const answers = await Promise.all(codes.map((code) => changeChoice(code, { choice: 'keep' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CHOICE_LIMITS.kept);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    const { choices } = await readCareers();
    expect(choices).toHaveLength(CHOICE_LIMITS.kept);
    expect((await changeChoice(choices[0]?.code ?? '', { choice: 'remove' })).status).toBe(200);
    expect((await changeChoice(ALL_CODES.at(-1) ?? '', { choice: 'keep' })).status).toBe(200);
  });

  it('keeps the order in which careers were chosen, which the plan follows', async () => {
    const [one = '', two = '', three = ''] = ALL_CODES;
    for (const code of [two, three, one]) await changeChoice(code, { choice: 'keep' });
    await changeChoice(three, { choice: 'remove' });
    const keptChoices = (await readCareers()).choices.filter(({ choice }) => choice === 'keep');
    expect(keptChoices.map(({ code }) => code)).toEqual([two, one]);
  });

  it('is exported, survives a revision of the report, and is hidden after the report is refunded', async () => {
    await changeChoice(NURSE_CODE, { choice: 'keep', note: 'Mine' });
    const exportedLists = (await owner.browser.get<ExportLists>('/api/user/export')).body;
    expect(exportedLists.choices).toMatchObject([{ code: NURSE_CODE, choice: 'keep', note: 'Mine' }]);
    const circumstances: Circumstances = { ...LIKED_CIRCUMSTANCES, stage: 'working' };
    await owner.browser.put(`/api/reports/${owner.assessmentId}/circumstances`, { circumstances });
    await waitForRevision(owner, 2);
    expect((await readCareers()).choices).toMatchObject([{ code: NURSE_CODE, note: 'Mine' }]);
    await api.sql`update payments set refunded_at = now()`;
    expect((await owner.browser.get(careersPath(owner))).status).toBe(404);
    expect((await changeChoice(NURSE_CODE, { choice: null })).status).toBe(404);
    await api.sql`update payments set refunded_at = null`;
    expect((await readCareers()).choices).toMatchObject([{ code: NURSE_CODE, note: 'Mine' }]);
  });
});
