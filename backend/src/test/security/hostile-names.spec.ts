import type { Assessment } from '@bearings/contracts';
import { SCRIPT_PAYLOADS } from '@bearings/contracts/testing';
import { Browser } from '../support/browser.js';
import { type Buyer, createReportOwner } from '../support/buyer.js';
import { toSkeleton, toText, joinLines } from '@bearings/report-composer/testing';
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
  it('is accepted unless it has control characters, and never causes a server error', async () => {
    for (const firstName of SCRIPT_PAYLOADS.filter(({ length }) => length <= 100).slice(0, 20)) {
      const change = { firstName, email: 'hostile@example.org' };
      const postedReply = await new Browser(api.url).post<Assessment>('/api/assessments/public', submission(change));
      expect(postedReply.status).toBe(/\p{Cc}/u.test(firstName) ? 400 : 200);
    }
  });

  it.each(['Ada\nBcc: x@example.org', 'Ada\u202Egpj.exe', 'Ada\u2028Hill', 'Ada\u2066Hill\u2069'])(
    'is refused, naming the field, when it has line breaks or marks for the writing direction: %j',
    async (lastName) => {
      const postedReply = await new Browser(api.url).post<{ message: string; field: string }>(
        '/api/assessments/public',
        submission({ lastName, email: 'marks@example.org' }),
      );
      expect(postedReply.status).toBe(400);
      expect(postedReply.body).toMatchObject({
        message: 'A name cannot have line breaks or hidden direction marks.',
        field: 'lastName',
      });
    },
  );

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
      expect(joinLines(text.text)).toContain(joinLines(`career report for ${payload}`));
    }
  });
});
