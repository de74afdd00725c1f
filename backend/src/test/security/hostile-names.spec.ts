import type { Assessment } from '@bearings/contracts';
import { SCRIPT_PAYLOADS } from '@bearings/contracts/testing';
import { Browser } from '../support/browser.js';
import { type Buyer, createReportOwner } from '../support/buyer.js';
import { toSkeleton, toText, removeWhiteSpace } from '@bearings/report-composer/testing';
import { submission } from '../support/submission.factory.js';
import { useTestApi } from '../support/test-api.js';

const api = useTestApi();
let buyer: Buyer;
beforeAll(async () => {
  buyer = await createReportOwner(api);
});

const renameBuyer = (firstName: string): Promise<unknown> =>
  api.sql`update assessments set first_name = ${firstName} where id = ${buyer.assessmentId}`;

describe('a name that contains an attack', () => {
  it('is accepted, without its control characters', async () => {
    for (const firstName of SCRIPT_PAYLOADS.filter(({ length }) => length <= 100).slice(0, 20)) {
      const change = { firstName, email: 'hostile@example.org' };
      const postedReply = await new Browser(api.url).post<Assessment>('/api/assessments/public', submission(change));
      expect(postedReply.status).toBe(200);
      const stored = await api.value<string>`select first_name from assessments where id = ${postedReply.body.id}`;
      expect(stored).not.toMatch(/\p{Cc}/u);
    }
  });

  it.each([
    ['Ada\nBcc: x@example.org', 'Ada Bcc: x@example.org'],
    ['Ada\u202Egpj.exe', 'Adagpj.exe'],
    ['Ada\u2028Hill', 'Ada Hill'],
    ['Ada\u2066Hill\u2069', 'AdaHill'],
  ])('is one line in its visible order: %j is stored as %j', async (lastName, stored) => {
    const body = submission({ lastName, email: 'marks@example.org' });
    const postedReply = await new Browser(api.url).post<Assessment>('/api/assessments/public', body);
    const { id } = postedReply.body;
    expect(await api.value<string>`select last_name from assessments where id = ${id}`).toBe(stored);
  });

  it('is plain text in the downloaded HTML and text files', async () => {
    const path = `/api/reports/${buyer.assessmentId}/download`;
    await renameBuyer('Robin');
    const harmlessTags = toSkeleton((await buyer.browser.get(path)).text);
    for (const payload of SCRIPT_PAYLOADS.filter((each) => !each.includes('\u0000'))) {
      await renameBuyer(payload);
      const page = await buyer.browser.get(path);
      expect(page.status).toBe(200);
      expect(toSkeleton(page.text)).toEqual(harmlessTags);
      expect(toText(page.text)).toContain(`Career report for ${payload}`);
      expect(page.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
      expect(page.headers.get('content-disposition')).toMatch(/^attachment; filename="career-report-[\d-]+\.html"$/);
      const text = await buyer.browser.get(`${path}/text`);
      expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(text.headers.get('x-content-type-options')).toBe('nosniff');
      expect(removeWhiteSpace(text.text)).toContain(removeWhiteSpace(`career report for ${payload}`));
    }
  });
});
