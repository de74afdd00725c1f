// Creates the accounts and assessments that the screens show, once per Playwright worker.
import {
  endpoints,
  fillPath,
  type Assessment,
  type Draft,
  type PaymentIntentCreated,
  type PublicConfig,
  type ReportDetail,
  type ReportStatus,
} from '@bearings/contracts';
import { PRICE, QUESTIONS, ANSWER_SCALE, type Answer } from '@bearings/domain';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { ATTENTIVE_ANSWERS, completeAssessment, createFreshEmail } from '../funnel';
import { openDatabase } from '../site-database';

/** A browser's cookies and storage. */
export type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The account or visitor that a screen is opened as. */
export type Role = 'visitor' | 'previewer' | 'newcomer' | 'buyer' | 'longNamed' | 'support' | 'admin';

export interface People {
  /** Each role's browser state; undefined for a visitor, who has neither cookies nor storage. */
  identities: Record<Role, BrowserState | undefined>;
  /** The completed, unpaid assessment of the person with the role `previewer`. */
  unpaid: Assessment;
  /** The buyer's paid assessment, whose report is ready. */
  paid: Assessment;
  report: ReportDetail;
  admin: { email: string; password: string };
}

export const BUYER = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Lovelace' };

const LONG_NAMED_PERSON = {
  email: `wolfeschlegelsteinhausenbergerdorff.hubert.blaine@${'a-very-long-department-name.'.repeat(3)}example.org`,
  firstName: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
  lastName: 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu',
};

/** Returns the answer in ATTENTIVE_ANSWERS to the statement at a zero-based position. */
const getAnswerAt = (position: number): Answer =>
  ANSWER_SCALE.find(({ value }) => value === ATTENTIVE_ANSWERS[position])?.value ?? '3';

/** Returns a draft with the first `answered` statements answered. */
export const createDraft = (answered: number, person = BUYER): Draft => ({
  ...person,
  answers: Object.fromEntries(QUESTIONS.slice(0, answered).map(({ id }, position) => [id, getAnswerAt(position)])),
});

/** Returns the JSON body of a reply. @throws Error when the status is not 2xx */
export async function readJson<Reply>(
  response: Promise<{ ok(): boolean; status(): number; url(): string; json(): Promise<Reply> }>,
): Promise<Reply> {
  const responseReceived = await response;
  if (!responseReceived.ok()) throw new Error(`${responseReceived.status()} from ${responseReceived.url()}`);
  return responseReceived.json();
}

/** Submits a complete assessment in the session of `request`. */
export async function submitAssessment(request: APIRequestContext, person = BUYER): Promise<Assessment> {
  const responses = QUESTIONS.map(({ id }, position) => {
    const answer = getAnswerAt(position);
    return { questionId: id, answer, score: Number(answer) };
  });
  const data = { ...person, responses };
  return readJson(request.post(endpoints.submitAssessment.path, { data }));
}

/**
 * Opens the preview of an assessment for a journey about later steps. The statements are answered
 * through the API, because that is faster than in the browser.
 */
export async function openPreview(page: Page, person = BUYER): Promise<void> {
  await readJson(page.request.put(endpoints.saveDraft.path, { data: createDraft(36, person) }));
  await page.goto('/assessment');
  await completeAssessment(page);
}

/** Pays for an assessment with a test card and waits for its report, which it returns. */
export async function buyReport(request: APIRequestContext, assessmentId: string): Promise<ReportDetail> {
  const config = await request.get(endpoints.config.path);
  const { stripePublicKey }: PublicConfig = await config.json();
  const { clientSecret }: PaymentIntentCreated = await readJson(
    request.post(endpoints.createPaymentIntent.path, {
      data: { assessmentId, amount: PRICE.pounds },
    }),
  );
  const paymentIntentId = clientSecret.split('_secret_')[0] ?? '';
  await readJson(
    request.post(`/sandbox/stripe/v1/payment_intents/${paymentIntentId}/confirm`, {
      form: {
        client_secret: clientSecret,
        key: stripePublicKey,
        return_url: new URL('/report-success', config.url()).href,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2034',
        'payment_method_data[card][cvc]': '123',
      },
    }),
  );
  await readJson(request.post(endpoints.verifyPayment.path, { data: { paymentIntentId } }));
  const status = fillPath(endpoints.reportStatus.path, { assessment: assessmentId });
  for (;;) {
    const { status: state }: ReportStatus = await readJson(request.get(status));
    if (state === 'error') throw new Error('The report could not be written.');
    if (state === 'ready') {
      return readJson(request.get(fillPath(endpoints.report.path, { assessmentId })));
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Buys a report as a new person in the page's browser context. Returns the assessment's id. */
export async function buyOwnReport(page: Page, name: string): Promise<string> {
  const person = { email: createFreshEmail(name), firstName: 'Robin', lastName: 'Lovelace' };
  const { id } = await submitAssessment(page.request, person);
  await buyReport(page.request, id);
  return id;
}

/** Creates all people with their assessments on a running site. */
export async function createPeople(browser: Browser, baseURL: string): Promise<People> {
  const mark = Date.now().toString(36);
  const personOfWorker = (person: typeof BUYER) => ({ ...person, email: `${mark}.${person.email}` });
  const runInContext = async <T>(work: (context: BrowserContext) => Promise<T>): Promise<[BrowserState, T]> => {
    const context = await browser.newContext({ baseURL });
    try {
      const workResult = await work(context);
      return [await context.storageState(), workResult];
    } finally {
      await context.close();
    }
  };

  const [buyer, { paid, report }] = await runInContext(async ({ request }) => {
    const { id } = await submitAssessment(request, personOfWorker(BUYER));
    const written = await buyReport(request, id);
    const assessment: Assessment = await readJson(request.get(fillPath(endpoints.assessment.path, { id })));
    return { paid: assessment, report: written };
  });
  const [longNamed] = await runInContext(async ({ request }) => {
    const { id } = await submitAssessment(request, personOfWorker(LONG_NAMED_PERSON));
    return buyReport(request, id);
  });
  const [newcomer] = await runInContext(({ request }) => {
    const grace = personOfWorker({ email: 'grace@example.org', firstName: 'Grace', lastName: 'Hopper' });
    const data = { ...grace, password: 'a ship in harbour is safe' };
    return readJson(request.post(endpoints.register.path, { data }));
  });
  const [support] = await runInContext(async ({ request }) => {
    const helper = personOfWorker({ email: 'help@example.org', firstName: 'Mary', lastName: 'Somerville' });
    await readJson(
      request.post(endpoints.register.path, { data: { ...helper, password: 'a ship in harbour is safe' } }),
    );
    const database = await openDatabase();
    await database?.query("update users set role = 'support', email_verified_at = now() where email = $1", [
      helper.email,
    ]);
    await database?.end();
  });
  const [admin, credentials] = await runInContext(async ({ request }) => {
    const { demoAdmin }: PublicConfig = await readJson(request.get(endpoints.config.path));
    if (!demoAdmin) throw new Error('The site is not in demo mode.');
    await readJson(request.post(endpoints.adminLogin.path, { data: demoAdmin }));
    return demoAdmin;
  });
  // Submitted through the page, because the preview needs the browser's stored funnel state.
  const [previewer, unpaid] = await runInContext(async (context) => {
    const page = await context.newPage();
    const submitReply = page.waitForResponse(`**${endpoints.submitAssessment.path}`);
    await openPreview(page, personOfWorker(BUYER));
    return readJson<Assessment>(submitReply);
  });
  return {
    identities: { visitor: undefined, previewer, newcomer, buyer, longNamed, support, admin },
    unpaid,
    paid,
    report,
    admin: credentials,
  };
}
