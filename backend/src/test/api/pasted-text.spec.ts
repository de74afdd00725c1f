// Unusual characters that a reader pastes into an input field must be stored and drawn in the report's files.
import type { ErrorBody, Plan, ReportCareers, ShareCreated } from '@bearings/contracts';
import { randomUUID } from 'node:crypto';
import { Browser } from '../support/browser.js';
import { type Buyer, buyReport, createBuyerWithSecondAssessment } from '../support/buyer.js';
import { readPdf } from '../support/pdf-reader.js';
import { shareTestApi, type TestApi } from '../support/test-api.js';
import { unzipFiles } from '../support/unzip.js';

const PASTED_TEXTS: [what: string, text: string][] = [
  ['a family of joined emoji', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'],
  ['a flag made of tag characters', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['one and a half flags', '\u{1f1ec}\u{1f1e7}\u{1f1fa}'],
  ['a keycap', '1\ufe0f\u20e3'],
  ['a letter with 180 combining marks', `a${'\u0300\u0323\u0489'.repeat(60)}`],
  ['text in both writing directions', 'שלום عليكم 123 abc'],
  ['a reversed writing direction', '\u202eabc\u202c'],
  ['invisible marks for the writing direction', '\u200f\u061c\u200e'],
  ['private-use characters', '\ue000\uf8ff'],
  ['noncharacters', '\ufffe\uffff\u{1fffe}\u{8ffff}'],
  ['variation selectors without a letter', '\ufe00\ufe0f\u{e0100}\u{e01ef}'],
  ['control characters for musical beams', '\u{1d173}\u{1d15f}\u{1d174}'],
  ['rare ideographs', '\u{20000}\u{30000}\u{3134a}\u{31350}'],
  ['a description sequence of an ideograph', '⿰亻爾'],
  ['separate letters of a Hangul syllable', '\u1112\u119e\u11ab'],
  ['stacked Tibetan letters', 'ཨོཾ་མ་ཎི'],
  ['Khmer with subscript letters', 'ក្សេត្រ'],
  ['hieroglyphs and their joiners', '\u{13000}\u{13430}\u{13001}'],
  ['interlinear annotation marks', '\ufff9a\ufffab\ufffb'],
  ['line and paragraph separators', 'a\u2028b\u2029c'],
  ['invisible hyphens and spaces', 'a\u00adb\u200bc\u2060d\ufeffe'],
  ['control characters of the second block', 'a\u0085b\u009fc'],
  ['Mongolian with its variation selectors', 'ᠮᠣᠩ\u180bᠭᠣᠯ\u180e'],
  ['blank letters', 'a\u2800\u3164\uffa0b'],
  // PostgreSQL cannot store the following ones, so the API cleans them.
  ['a null character', 'a\u0000b'],
  ['the first half of a surrogate pair', 'a\ud83d'],
  ['the second half of a surrogate pair', '\ude00b'],
  ['a surrogate pair in the wrong order', '\ude00\ud83d'],
];

let api: TestApi;
let buyer: Buyer;
let career: string;
let visitor: string;

beforeAll(async () => {
  api = await shareTestApi();
  buyer = await buyReport(api, await createBuyerWithSecondAssessment(api, 'pasted@example.org'));
  const { careers } = (await buyer.browser.get<ReportCareers>(reportPath('careers'))).body;
  career = careers[0]?.code ?? '';
  const wantedLink = {
    purpose: 'parent',
    withName: true,
    withScores: true,
    withShape: false,
    withExperience: false,
    days: 90,
  };
  const { token } = (await buyer.browser.post<ShareCreated>(reportPath('shares'), wantedLink)).body;
  visitor = `/api/shared/${token}/comments`;
});
afterAll(() => api.close());

const reportPath = (rest: string): string => `/api/reports/${buyer.assessmentId}/${rest}`;

/** Writes a text into every input field. Returns the status for each field, or the error message if it was refused. */
async function writeIntoEveryField(text: string): Promise<Record<string, number | string>> {
  const step = { id: randomUUID(), text: `From ${text} to`, dueOn: '2027-01-31', note: text };
  const replies = {
    plan: await buyer.browser.patch<Plan & ErrorBody>(reportPath('plan'), { steps: [step] }),
    note: await buyer.browser.patch<ErrorBody>(`${reportPath('careers')}/${career}`, {
      note: text,
    }),
    comment: await new Browser(api.url).post<ErrorBody>(visitor, {
      key: randomUUID(),
      text: `From ${text} to`,
    }),
  };
  return Object.fromEntries(
    Object.entries(replies).map(([name, { status, body }]) => [name, status < 300 ? status : body.message]),
  );
}

// Deletes earlier comments, because a shared link accepts only ten.
beforeEach(() => api.sql`delete from share_comments; delete from throttles`);

it.each(PASTED_TEXTS)('every input field accepts %s', async (_what, text) => {
  const statuses = await writeIntoEveryField(text);
  expect(statuses).toEqual({ plan: 200, note: 200, comment: 202 });
});

it('a report with all pasted texts has a complete PDF and a complete ZIP file', async () => {
  // PostgreSQL stores no null character; the API removes it.
  const name = PASTED_TEXTS.map(([, text]) => text.replaceAll('\0', '')).join('');
  await api.sql`update assessments set first_name = ${name} where id = ${buyer.assessmentId}`;
  const pdf = await buyer.browser.download(reportPath('pdf'));
  expect(pdf.status).toBe(200);
  const text = (await readPdf(pdf.bytes)).pages.join(' ');
  expect(text.match(/From/g)?.length).toBeGreaterThanOrEqual(PASTED_TEXTS.length);
  const zip = await buyer.browser.download('/api/reports/all.zip');
  expect(zip.status).toBe(200);
  const names = [...unzipFiles(zip.bytes).keys()];
  expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(names.length / 2);
  expect(names).not.toContain('missing-files.txt');
});
