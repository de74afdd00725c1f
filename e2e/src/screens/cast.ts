// People with real accounts, made through the API once for all screens.
import {
  endpoints,
  fillPath,
  PRICE,
  QUESTIONS,
  SCALE,
  type Answer,
  type Assessment,
  type Draft,
  type PaymentIntentCreated,
  type PublicConfig,
  type ReportDetail,
  type ReportStatus,
} from '@bearings/contracts';
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';

/** A browser's cookies and storage. */
export type Identity = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Who looks at a screen. */
export type Role = 'visitor' | 'previewer' | 'newcomer' | 'buyer' | 'longNamed' | 'admin';

export interface Cast {
  /** Undefined for a visitor, who brings nothing. */
  identities: Record<Role, Identity | undefined>;
  /** The previewer's finished assessment, not paid for. */
  unpaid: Assessment;
  /** The buyer's paid assessment, whose report is ready. */
  paid: Assessment;
  report: ReportDetail;
  admin: { email: string; password: string };
}

export const ADA = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Lovelace' };

const LONG_NAMED = {
  email: `${'wolfeschlegelsteinhausenbergerdorff'.repeat(1)}.hubert.blaine@${'a-very-long-department-name.'.repeat(3)}example.org`,
  firstName: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
  lastName: 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu',
};

/** An answer to a statement, from its place: every value comes up, in no straight line. */
export const answerTo = (position: number): Answer =>
  SCALE[(position * 7 + 3) % SCALE.length]?.value ?? '3';

/** What somebody has answered who stopped after so many statements. */
export const draftOf = (answered: number, person = ADA): Draft => ({
  ...person,
  answers: Object.fromEntries(
    QUESTIONS.slice(0, answered).map(({ id }, position) => [id, answerTo(position)]),
  ),
});

export async function json<Reply>(
  response: Promise<{ ok(): boolean; status(): number; url(): string; json(): Promise<Reply> }>,
): Promise<Reply> {
  const answered = await response;
  if (!answered.ok()) throw new Error(`${answered.status()} from ${answered.url()}`);
  return answered.json();
}

/** Completes an assessment for the session of `request`. */
export async function complete(request: APIRequestContext, person = ADA): Promise<Assessment> {
  const responses = QUESTIONS.map(({ id }, position) => {
    const answer = answerTo(position);
    return { questionId: id, answer, score: Number(answer) };
  });
  const data = { ...person, responses };
  return json(request.post(endpoints.submitAssessment.path, { data }));
}

/** Pays for an assessment with a test card, and waits until its report is written. */
export async function buy(request: APIRequestContext, assessmentId: string): Promise<ReportDetail> {
  const config = await request.get(endpoints.config.path);
  const { stripePublicKey }: PublicConfig = await config.json();
  const { clientSecret }: PaymentIntentCreated = await json(
    request.post(endpoints.createPaymentIntent.path, {
      data: { assessmentId, amount: PRICE.pounds },
    }),
  );
  const paymentIntentId = clientSecret.split('_secret_')[0] ?? '';
  await json(
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
  await json(request.post(endpoints.verifyPayment.path, { data: { paymentIntentId } }));
  const status = fillPath(endpoints.reportStatus.path, { assessment: assessmentId });
  for (let look = 0; look < 120; look += 1) {
    const { status: state }: ReportStatus = await json(request.get(status));
    if (state === 'ready') {
      return json(request.get(fillPath(endpoints.report.path, { assessmentId })));
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The report was not written in 30 seconds.');
}

/** Makes everybody, in a site that runs. */
export async function assemble(browser: Browser, baseURL: string): Promise<Cast> {
  const mark = Date.now().toString(36);
  const own = <P extends typeof ADA>(person: P): P => ({
    ...person,
    email: `${mark}.${person.email}`,
  });
  const as = async <T>(work: (context: BrowserContext) => Promise<T>): Promise<[Identity, T]> => {
    const context = await browser.newContext({ baseURL });
    try {
      const made = await work(context);
      return [await context.storageState(), made];
    } finally {
      await context.close();
    }
  };

  const [buyer, { paid, report }] = await as(async ({ request }) => {
    const { id } = await complete(request, own(ADA));
    const written = await buy(request, id);
    const assessment: Assessment = await json(
      request.get(fillPath(endpoints.assessment.path, { id })),
    );
    return { paid: assessment, report: written };
  });
  const [longNamed] = await as(async ({ request }) => {
    const { id } = await complete(request, own(LONG_NAMED));
    return buy(request, id);
  });
  const [newcomer] = await as(({ request }) =>
    json(
      request.post(endpoints.register.path, {
        data: {
          ...own({ ...ADA, firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.org' }),
          password: 'a ship in harbour is safe',
        },
      }),
    ),
  );
  const [admin, credentials] = await as(async ({ request }) => {
    const { demoAdmin }: PublicConfig = await json(request.get(endpoints.config.path));
    if (!demoAdmin) throw new Error('The site is not in demo mode.');
    await json(request.post(endpoints.adminLogin.path, { data: demoAdmin }));
    return demoAdmin;
  });
  // Through the page itself, for the preview stands in what this browser keeps.
  const [previewer, unpaid] = await as(async (context) => {
    await context.request.put(endpoints.saveDraft.path, { data: draftOf(36, own(ADA)) });
    const page = await context.newPage();
    await page.goto('/assessment');
    const submitted = page.waitForResponse((response) =>
      response.url().endsWith(endpoints.submitAssessment.path),
    );
    await page.getByRole('button', { name: 'Complete Assessment' }).click();
    const assessment: Assessment = await (await submitted).json();
    await page.getByRole('heading', { name: 'Your preview' }).waitFor();
    return assessment;
  });
  return {
    identities: { visitor: undefined, previewer, newcomer, buyer, longNamed, admin },
    unpaid,
    paid,
    report,
    admin: credentials,
  };
}
