// Tests of the PDF downloads of reports and receipts, the report by email, and the ZIP file of all reports.
import type { ErrorBody, Plan, Receipt, ReportCareers, ReportEmailed } from '@bearings/contracts';
import { PdfCompiler } from '../../pdf/pdf-compiler.js';
import { registered } from '../support/account.factory.js';
import { Browser, type DownloadedFile } from '../support/browser.js';
import { type Buyer, buyReport, createBuyerWithSecondAssessment, createReportOwner } from '../support/buyer.js';
import { waitForAllMailsTo, findMailTo } from '../support/mailbox.js';
import { readPdf } from '../support/pdf-reader.js';
import { useTestApi, withTestApi } from '../support/test-api.js';
import { unzipFiles } from '../support/unzip.js';

const BUYER_EMAIL = 'reader@example.org';
const MAIL_SUBJECT = /^Your career report as a PDF$/;

const api = useTestApi();
let buyer: Buyer;
beforeAll(async () => {
  buyer = await buyReport(api, await createBuyerWithSecondAssessment(api, BUYER_EMAIL));
});

const download = (path: string, browser = buyer.browser): Promise<DownloadedFile> => browser.download(path);
/** Forgets finished documents, so that the next request for one makes it again. */
const forgetDocuments = (): void => Reflect.get(api.app.get(PdfCompiler), 'documents').clear();
const renameBuyer = (firstName: string): Promise<unknown> =>
  api.sql`update assessments set first_name = ${firstName} where id = ${buyer.assessmentId}`;
const reportPath = (rest: string): string => `/api/reports/${buyer.assessmentId}/${rest}`;
const fetchReceipts = async (): Promise<Receipt[]> => (await buyer.browser.get<Receipt[]>('/api/payments')).body;

describe('the PDF of a report', () => {
  it('is downloaded with headers that forbid caches to store it', async () => {
    const { status, headers, bytes } = await download(reportPath('pdf'));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toContain('no-store');
    expect((await readPdf(bytes)).title).toMatch(/^Bearings career report for /);
  });

  it.each(['أمل "علي"', '../../etc/pass*wd', `x'y" (z)\r\nSet-Cookie: a=b`])(
    'has a file name without the person’s name, such as %j, which other users of the computer could read',
    async (firstName) => {
      await renameBuyer(firstName);
      const { headers } = await download(reportPath('pdf'));
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="career-report-\d{4}-\d\d-\d\d\.pdf"$/);
      expect(headers.get('set-cookie') ?? '').not.toContain('a=b');
      await renameBuyer('Robin');
    },
  );

  it('shows the pay of the requested country', async () => {
    const { bytes } = await download(`${reportPath('pdf')}?country=CA`);
    const { pages } = await readPdf(bytes);
    expect(pages.join(' ')).toContain('Pay in Canada');
    expect((await download(`${reportPath('pdf')}?country=Mars`)).status).toBe(400);
  });

  it('contains the reader’s plan with its ticks and notes once the plan exists', async () => {
    const readPdfText = async (): Promise<string> =>
      (await readPdf((await download(reportPath('pdf'))).bytes)).pages.join(' ');
    expect(await readPdfText()).not.toContain('Your plan');
    const { body: plan } = await buyer.browser.get<Plan>(reportPath('plan'));
    const steps = [{ id: plan.steps[0]?.id, done: true, note: 'It went well.' }];
    await buyer.browser.patch(reportPath('plan'), { steps });
    const text = await readPdfText();
    expect(text).toContain(`1 of ${plan.steps.length} steps done.`);
    expect(text).toContain('Your note: It went well.');
  });

  it('is refused with 503 and an error for the user when it cannot be compiled', async () => {
    const compiler = api.app.get(PdfCompiler);
    forgetDocuments();
    const brokenSpy = jest
      .spyOn(Reflect.get(compiler, 'thread'), 'compile')
      .mockRejectedValue(new Error('No such font'));
    const { status, bytes } = await download(reportPath('pdf'));
    brokenSpy.mockRestore();
    expect(status).toBe(503);
    expect(JSON.parse(bytes.toString())).toMatchObject({
      code: 'pdf_failed',
      message: 'The PDF could not be made. Please try again in a moment.',
    });
    expect((await download(reportPath('pdf'))).status).toBe(200);
  });
});

describe('a file that takes long to make', () => {
  const thread = () => Reflect.get(api.app.get(PdfCompiler), 'thread');
  const setCallWait = (ms: number): unknown => Reflect.set(api.app.get(PdfCompiler), 'callWaitMs', ms);
  let release: () => void;
  let compileSpy: jest.SpyInstance;

  beforeEach(() => {
    forgetDocuments();
    const compile = thread().compile.bind(thread());
    const released = new Promise<void>((resolve) => (release = resolve));
    compileSpy = jest.spyOn(thread(), 'compile').mockImplementation(async (...document) => {
      await released;
      return compile(...document);
    });
    setCallWait(1);
  });
  afterEach(async () => {
    release();
    compileSpy.mockRestore();
    setCallWait(60_000);
    await api.sql`delete from throttles`;
  });

  it('is refused with 503 and Retry-After until it is finished, and each document is made once', async () => {
    const [receipt] = await fetchReceipts();
    const paths = [
      reportPath('pdf'),
      reportPath('adviser-sheet'),
      reportPath('card?size=wide'),
      `/api/receipts/${receipt?.id}/pdf`,
      '/api/reports/sample/pdf',
      '/api/reports/all.zip',
    ];
    for (const path of [...paths, ...paths]) {
      const { status, headers, bytes } = await buyer.browser.requestFile(path);
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '2']);
      expect(JSON.parse(bytes.toString())).toMatchObject({
        code: 'file_not_ready',
        message: 'Your file is still being made. Please try again in a few seconds.',
      });
    }
    release();
    setCallWait(60_000);
    for (const path of paths) expect([path, (await download(path)).status]).toEqual([path, 200]);
    const madeDocuments = compileSpy.mock.calls.map((document) => JSON.stringify(document));
    expect(madeDocuments).toHaveLength(6);
    expect(new Set(madeDocuments).size).toBe(6);
  });

  it('does not count towards the limit of downloads until it is finished', async () => {
    for (let count = 0; count < 12; count += 1) {
      expect((await buyer.browser.requestFile('/api/reports/all.zip')).status).toBe(503);
    }
  });

  it('is requested again without scripts by the page that a followed link shows', async () => {
    const cookie = [...buyer.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    // Does not use `fetch`, which would replace the header sec-fetch-mode.
    const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate', cookie };
    const page = await api.app.inject({ method: 'GET', url: reportPath('pdf'), headers });
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<meta http-equiv="refresh" content="2">');
    expect(page.body).toContain('Your file is still being made');
  });
});

describe('the PDF of a receipt', () => {
  it('can be downloaded only by its owner', async () => {
    const [receipt] = await fetchReceipts();
    const { status, headers, bytes } = await download(`/api/receipts/${receipt?.id}/pdf`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain(`filename="receipt-${receipt?.number}.pdf"`);
    const [page] = (await readPdf(bytes)).pages;
    expect(page).toContain('Total paid £9.99');
    expect(page).toContain('No VAT is charged.');
    const { browser } = await registered(api, 'stranger@example.org');
    expect((await download(`/api/receipts/${receipt?.id}/pdf`, browser)).status).toBe(404);
  });
});

describe('emailing a report to its owner', () => {
  const emailReport = () => buyer.browser.post<ReportEmailed & ErrorBody>(reportPath('email'));
  const clearEmailLimit = () => api.sql`delete from throttles where key like 'report-email%'`;
  beforeEach(clearEmailLimit);

  it('sends the PDF and a link to the email address of the account', async () => {
    await renameBuyer('李小龙');
    const { status, body } = await emailReport();
    expect(status).toBe(202);
    expect(body.email).toBe(BUYER_EMAIL);
    expect(Date.parse(body.nextAt) - Date.now()).toBeGreaterThan(9 * 60_000);
    const mail = await findMailTo(api, BUYER_EMAIL, MAIL_SUBJECT);
    expect(mail.text).toContain(`http://localhost:3000/report/${buyer.assessmentId}`);
    expect(mail.text).not.toContain('#');
    const [file] = mail.attachments;
    expect(file?.mimeType).toBe('application/pdf');
    expect(file?.filename).toMatch(/^career-report-[\d-]+\.pdf$/);
    const content = file?.content;
    if (!(content instanceof ArrayBuffer)) throw new Error('The attachment is no file.');
    expect((await readPdf(new Uint8Array(content))).title).toContain('李小龙');
    await renameBuyer('Robin');
  });

  it('is accepted once in ten minutes, even for concurrent calls, and a refusal says how long to wait', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, emailReport));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([202, ...Array(7).fill(429)]);
    const refusedReply = replies.find(({ status }) => status === 429);
    const seconds = Number(refusedReply?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(refusedReply?.body.message).toBe('This report was sent a moment ago. Please try again in 10 minutes.');
  });

  it('is refused when email is not configured', async () => {
    await withTestApi({ mail: { kind: 'none' } }, async (mute) => {
      const { browser, assessmentId } = await createReportOwner(mute, 'mute@example.org');
      const { status, body } = await browser.post<ErrorBody>(`/api/reports/${assessmentId}/email`);
      expect([status, body.code]).toEqual([503, 'email_unavailable']);
      expect(body.message).toMatch(/download your report instead/);
      const n = await mute.value<number>`select count(*)::int as n from work where variant = 'report-copy'`;
      expect(n).toBe(0);
    });
  });

  it('is refused once the report was refunded, and a waiting email is not sent', async () => {
    const otherBuyer = await buyReport(api, await createBuyerWithSecondAssessment(api, 'refunded@example.org'));
    await api.sql`update payments set refunded_at = now(), refunded_amount = amount where assessment_id = ${otherBuyer.assessmentId}`;
    await api.sql`insert into work (kind, variant, assessment_id) values ('email', 'report-copy', ${otherBuyer.assessmentId})`;
    const subjects = (await waitForAllMailsTo(api, 'refunded@example.org')).map(({ subject }) => subject);
    expect(subjects).not.toContain('Your career report as a PDF');
    expect((await otherBuyer.browser.post(`/api/reports/${otherBuyer.assessmentId}/email`)).status).toBe(404);
  });
});

describe('the ZIP file of all reports', () => {
  it('contains the PDF and the text of each report, in files that are numbered for each day', async () => {
    const { status, headers, bytes } = await download('/api/reports/all.zip');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    const files = unzipFiles(bytes);
    const names = [...files.keys()].map((name) => name.replace(/\d{4}-\d\d-\d\d/, 'DAY'));
    expect(names.toSorted()).toEqual([
      'career-report-DAY (2).pdf',
      'career-report-DAY (2).txt',
      'career-report-DAY.pdf',
      'career-report-DAY.txt',
    ]);
    for (const [name, content] of files) {
      if (name.endsWith('.pdf')) expect((await readPdf(content)).pages.length).toBeGreaterThan(5);
      else expect(content.toString()).toContain('YOUR PROFILE\n====');
    }
  });

  it('omits a PDF that cannot be compiled, and names it in a list', async () => {
    const compiler = api.app.get(PdfCompiler);
    forgetDocuments();
    const brokenSpy = jest
      .spyOn(Reflect.get(compiler, 'thread'), 'compile')
      .mockRejectedValueOnce(new Error('No such font'));
    const { status, bytes } = await download('/api/reports/all.zip');
    brokenSpy.mockRestore();
    expect(status).toBe(200);
    const files = unzipFiles(bytes);
    expect(files.size).toBe(4);
    const names = [...files.keys()];
    expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(1);
    const [missing = ''] = /^career-report-.*\.pdf$/m.exec(files.get('missing-files.txt')?.toString() ?? '') ?? [];
    expect(names).toContain(missing.replace(/pdf$/, 'txt'));
    expect(names).not.toContain(missing);
  });

  it('is refused with 404 without a report, and with 401 without an account', async () => {
    const { browser } = await registered(api, 'nothing@example.org');
    expect((await download('/api/reports/all.zip', browser)).status).toBe(404);
    expect((await download('/api/reports/all.zip', new Browser(api.url))).status).toBe(401);
  });

  it('is refused after ten downloads in ten minutes', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await download('/api/reports/all.zip')).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the files of a report whose owner removed and added careers', () => {
  const ADDED_CODE = '29-1141.00';
  let chooser: Buyer;
  let removed: string[];
  let ownSteps: string[];
  let replacing: string;
  let addedStep: string;

  const joinLines = (text: string): string => text.replaceAll(/\s+/g, ' ');
  const readPdfText = async (bytes: Uint8Array): Promise<string> => joinLines((await readPdf(bytes)).pages.join(' '));
  const fetchFile = (rest: string) => download(`/api/reports/${chooser.assessmentId}/${rest}`, chooser.browser);
  const expectChosen = (text: string): void => {
    expect(removed.filter((title) => joinLines(text).includes(title))).toEqual([]);
    expect(ownSteps.filter((title) => !joinLines(text).includes(title))).toEqual([]);
    expect(joinLines(text)).toContain(replacing);
    expect(joinLines(text)).toContain('Careers you added');
    expect(joinLines(text)).toContain(addedStep);
  };

  beforeAll(async () => {
    chooser = await buyReport(api, await createBuyerWithSecondAssessment(api, 'chooser@example.org'));
    const path = `/api/reports/${chooser.assessmentId}/careers`;
    const { careers, next } = (await chooser.browser.get<ReportCareers>(path)).body;
    const [first, second, third, fourth] = careers;
    removed = [first, third].map((career) => career?.title ?? '');
    ownSteps = [second, fourth].map((career) => career?.title ?? '');
    replacing = next[0]?.title ?? '';
    for (const career of [first, third]) {
      await chooser.browser.patch(`${path}/${career?.code}`, { choice: 'remove' });
    }
    await chooser.browser.patch(`${path}/${ADDED_CODE}`, { added: true });
    const { others, next: after } = (await chooser.browser.get<ReportCareers>(path)).body;
    addedStep = [...others, ...after].find(({ code }) => code === ADDED_CODE)?.title ?? '';
    expect([...removed, ...ownSteps, replacing, addedStep].every((title) => title !== '')).toBe(true);
  });

  it.each(['pdf', 'download', 'download/text'])(
    'contain the added but not the removed careers in the format %s',
    async (rest) => {
      const { status, bytes } = await fetchFile(rest);
      expect(status).toBe(200);
      expectChosen(rest === 'pdf' ? await readPdfText(bytes) : bytes.toString());
    },
  );

  it('contain the added but not the removed careers in the ZIP file of all reports', async () => {
    const { bytes } = await download('/api/reports/all.zip', chooser.browser);
    // The newest report comes first, so (2) marks the files of the buyer's earlier report.
    const files = [...unzipFiles(bytes)].filter(([name]) => !name.includes('(2)'));
    expect(files).toHaveLength(2);
    for (const [name, content] of files) {
      expectChosen(name.endsWith('.pdf') ? await readPdfText(content) : content.toString());
    }
  });

  it('contain the added but not the removed careers in the emailed PDF', async () => {
    await chooser.browser.post(`/api/reports/${chooser.assessmentId}/email`);
    const [file] = (await findMailTo(api, 'chooser@example.org', MAIL_SUBJECT)).attachments;
    const content = file?.content;
    if (!(content instanceof ArrayBuffer)) throw new Error('The attachment is no file.');
    expectChosen(await readPdfText(new Uint8Array(content)));
  });

  it('are as before once the choices are undone', async () => {
    const path = `/api/reports/${chooser.assessmentId}/careers`;
    const { choices } = (await chooser.browser.get<ReportCareers>(path)).body;
    for (const { code } of choices) {
      await chooser.browser.patch(`${path}/${code}`, { choice: null, added: false });
    }
    const text = joinLines((await fetchFile('download/text')).bytes.toString());
    expect(removed.filter((title) => !text.includes(title))).toEqual([]);
    expect(text).not.toContain('Careers you added');
  });
});
