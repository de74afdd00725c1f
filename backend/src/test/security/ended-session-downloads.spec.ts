// If a download link is opened after the session has ended, a browser is sent to the login page and a script gets an
// error.
import { registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { randomUUID } from 'node:crypto';
import { useTestApi } from '../support/test-api.js';
import { type Buyer, createVisitorWithAssessment, createReportOwner } from '../support/buyer.js';

/** Headers that a browser sends when a user clicks a link. */
const NAVIGATION_HEADERS = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'same-origin',
};
const OLD_BROWSER_HEADERS = { accept: NAVIGATION_HEADERS.accept };

const api = useTestApi();
let buyer: Buyer;
let paths: string[];
beforeAll(async () => {
  buyer = await createReportOwner(api, 'reader@example.org');
  const report = `/api/reports/${buyer.assessmentId}/download`;
  paths = [report, `${report}/text`, `${report}?country=CA`];
});

// Does not use `fetch`, which would replace the header sec-fetch-mode.
async function followDownload(url: string, who: Browser, headers: Record<string, string> = NAVIGATION_HEADERS) {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await api.app.inject({ method: 'GET', url, headers: { ...headers, cookie } });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
}

const createLoginRedirect = () => ({
  status: 302,
  location: `/login?returnTo=${encodeURIComponent(`/report/${buyer.assessmentId}`)}`,
});

const readDestination = async (...request: Parameters<typeof followDownload>) => {
  const { status, headers } = await followDownload(...request);
  return { status, location: headers.location };
};

it.each([
  ['no cookie', () => new Browser(api.url)],
  [
    'a cookie of no session',
    () => {
      const browser = new Browser(api.url);
      browser.cookies.set('bearings_session', 'A'.repeat(43));
      return browser;
    },
  ],
  [
    'the session of another visitor',
    async () => (await createVisitorWithAssessment(api, 'visitor@example.org')).browser,
  ],
])(
  'a click on a download link by a browser with %s redirects to the login page, which returns to the report',
  async (_, createBrowser) => {
    const browser = await createBrowser();
    for (const path of paths) {
      expect(await readDestination(path, browser)).toEqual(createLoginRedirect());
      expect(await readDestination(path, browser, OLD_BROWSER_HEADERS)).toEqual(createLoginRedirect());
    }
    expect(await readDestination('/api/user/export', browser)).toEqual({
      status: 302,
      location: '/login?returnTo=%2Fdashboard',
    });
  },
);

it('a click redirects to the login page in the same way for a missing report or a malformed id', async () => {
  const missingId = randomUUID();
  expect(await readDestination(`/api/reports/${missingId}/download`, new Browser(api.url))).toEqual({
    status: 302,
    location: `/login?returnTo=%2Freport%2F${missingId}`,
  });
  expect(await readDestination('/api/reports/%2F%2Fevil.example/download', new Browser(api.url))).toEqual({
    status: 302,
    location: '/login?returnTo=%2Fdashboard',
  });
});

it('a script without a session gets the error as JSON', async () => {
  const scripts: Record<string, string>[] = [
    { accept: '*/*', 'sec-fetch-mode': 'cors' },
    { accept: 'text/html', 'sec-fetch-mode': 'same-origin' },
    { accept: 'application/json' },
  ];
  for (const headers of scripts) {
    for (const path of paths) {
      const { status, text } = await followDownload(path, new Browser(api.url), headers);
      expect([status, JSON.parse(text)]).toEqual([
        404,
        { statusCode: 404, code: 'not_found', message: expect.any(String) },
      ]);
    }
    expect((await followDownload('/api/user/export', new Browser(api.url), headers)).status).toBe(401);
  }
});

it('a user who does not own the report gets 404 as JSON', async () => {
  const { browser } = await registered(api, 'another@example.org');
  for (const path of paths) {
    const { status, headers, text } = await followDownload(path, browser);
    expect([status, headers.location]).toEqual([404, undefined]);
    expect(JSON.parse(text)).toMatchObject({ code: 'not_found' });
  }
});

it('a click by the owner downloads a file with a file name', async () => {
  const names = await Promise.all(
    paths.map(async (path) => (await followDownload(path, buyer.browser)).headers['content-disposition']),
  );
  const fileNamed = (ending: string) =>
    expect.stringMatching(new RegExp(`^attachment; filename="career-report-[\\d-]{10}\\.${ending}"$`));
  expect(names).toEqual([fileNamed('html'), fileNamed('txt'), fileNamed('html')]);
  const { status, headers } = await followDownload('/api/user/export', buyer.browser);
  expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="my-data.json"']);
});
