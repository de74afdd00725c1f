// Bodies of every shape through every route that takes one. FUZZ_RUNS=10000 runs the long form.
import {
  type Assessment,
  type Circumstances,
  CONTACT_CATEGORIES,
  DEAL_BREAKERS,
  LIMITS,
  VISITED_PAGES,
  QUESTIONS,
  STAGES,
  TILES,
  TRAINING_TIMES,
} from '@bearings/contracts';
import * as fc from 'fast-check';
import { COUNTRIES } from '../../content/countries/countries.js';
import { PASSWORD, registered } from '../support/account.factory.js';
import type { Browser } from '../support/browser.js';
import { createIntent } from '../support/buyer.js';
import { sampleSize } from '../support/sample-size.js';
import { servedRoutes } from '../support/served-routes.js';
import { submission } from '../support/submission.factory.js';
import { startTestApi, type TestApi } from '../support/test-api.js';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? sampleSize(60, 240));

let api: TestApi;
let browser: Browser;
let assessmentId: string;
let paymentIntentId: string;
beforeAll(async () => {
  api = await startTestApi({ worker: false });
  ({ browser } = await registered(api, 'generated@example.org'));
  const { body } = await browser.post<Assessment>('/api/assessments/public', submission());
  assessmentId = body.id;
  paymentIntentId = (await createIntent({ browser, assessmentId })).split('_secret_')[0] ?? '';
});
afterAll(() => api.close());

type Body = Record<string, unknown>;

/** A route, a body it takes, and what a body has to be to be taken: written apart from our own code. */
interface Taker {
  route: string;
  body: () => Body;
  takes: (body: Body) => boolean;
}

const text = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'string' &&
  value.trim().length >= least &&
  value.trim().length <= most &&
  !value.includes('\0') &&
  !/\p{Cs}/u.test(value);
const address = (value: unknown): boolean =>
  text(value, 3, LIMITS.email) && /^[^\s@]+@[^\s@]+$/.test(String(value).trim());
const name = (value: unknown): boolean => text(value, 1, LIMITS.name);
const flag = (value: unknown): boolean => value === undefined || typeof value === 'boolean';
const measured = (value: unknown, most: number): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'number' && value >= 0 && value <= most);
const only = (body: Body, ...keys: string[]): boolean =>
  Object.keys(body).every((key) => keys.includes(key));

function answered(responses: unknown): boolean {
  if (!Array.isArray(responses) || responses.length !== QUESTIONS.length) return false;
  const ids = new Set(responses.map((response) => response?.questionId));
  return (
    QUESTIONS.every(({ id }) => ids.has(id)) &&
    responses.every(
      ({ answer, score, ...rest }) =>
        ['1', '2', '3', '4', '5'].includes(answer) &&
        score === Number(answer) &&
        Object.keys(rest).join() === 'questionId',
    )
  );
}

const CIRCUMSTANCES: Circumstances = {
  interests: { care: 'like', build: 'not_for_me' },
  stage: 'school',
  qualificationLevel: 2,
  training: '1y',
  dealBreakers: ['heights'],
  jobsInMind: ['29-1141.00'],
};

const oneOf = (choices: readonly { id: string }[], value: unknown): boolean =>
  choices.some(({ id }) => id === value);

function distinct(value: unknown, most: number, takes: (item: unknown) => boolean): boolean {
  if (value === undefined) return true;
  return (
    Array.isArray(value) &&
    value.length <= most &&
    new Set(value).size === value.length &&
    value.every(takes)
  );
}

/** What every call of the sample report names. */
const SAMPLE = { circumstances: CIRCUMSTANCES, country: 'United Kingdom' };

const inSample = ({ circumstances, country }: Body): boolean =>
  circumstances !== undefined &&
  stated(circumstances) &&
  COUNTRIES.some((each) => each === country);

/** Whether the optional step may be taken; written apart from our own code. */
function stated(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parts: Body = Object.fromEntries(Object.entries(value));
  const { interests = {}, stage, qualificationLevel, training, dealBreakers, jobsInMind } = parts;
  return (
    only(parts, ...Object.keys(CIRCUMSTANCES)) &&
    typeof interests === 'object' &&
    interests !== null &&
    !Array.isArray(interests) &&
    Object.entries(interests).every(
      ([tile, interest]) => oneOf(TILES, tile) && ['like', 'not_for_me'].includes(interest),
    ) &&
    (stage === undefined || oneOf(STAGES, stage)) &&
    (qualificationLevel === undefined ||
      [1, 2, 3, 4, 5, 6, 7, 8].some((level) => level === qualificationLevel)) &&
    (training === undefined || oneOf(TRAINING_TIMES, training)) &&
    distinct(dealBreakers, 12, (id) => oneOf(DEAL_BREAKERS, id)) &&
    distinct(jobsInMind, 3, (code) => /^\d{2}-\d{4}\.\d{2}$/.test(String(code)))
  );
}

const TAKERS: Taker[] = [
  {
    route: 'POST /api/assessments/start-tracking',
    body: () => ({ email: 'generated@example.org' }),
    takes: (body) => only(body, 'email') && address(body['email']),
  },
  {
    route: 'POST /api/assessments/public',
    body: () => ({ ...submission(), circumstances: structuredClone(CIRCUMSTANCES) }),
    takes: (body) =>
      only(body, 'email', 'firstName', 'lastName', 'responses', 'circumstances') &&
      stated(body['circumstances']) &&
      address(body['email']) &&
      name(body['firstName']) &&
      name(body['lastName']) &&
      answered(body['responses']),
  },
  {
    route: 'PUT /api/assessments/draft',
    body: () => ({
      email: 'a@',
      firstName: 'A',
      lastName: 'B',
      answers: { q1: '1', q2: '5' },
      circumstances: structuredClone(CIRCUMSTANCES),
    }),
    takes: ({ answers, circumstances, ...details }) =>
      stated(circumstances) &&
      only(details, 'email', 'firstName', 'lastName') &&
      Object.values(details).every((value) => text(value, 0, LIMITS.email)) &&
      typeof answers === 'object' &&
      answers !== null &&
      Object.entries(answers).every(
        ([id, answer]) =>
          QUESTIONS.some((question) => question.id === id) &&
          ['1', '2', '3', '4', '5'].includes(answer),
      ),
  },
  {
    route: 'PATCH /api/assessments/:id',
    body: () => ({ email: 'generated@example.org' }),
    takes: (body) => only(body, 'email') && address(body['email']),
  },
  {
    route: 'POST /api/sample-report',
    body: () => structuredClone({ ...SAMPLE, former: CIRCUMSTANCES }),
    takes: (body) =>
      only(body, 'circumstances', 'country', 'former') &&
      inSample(body) &&
      body['former'] !== undefined &&
      stated(body['former']),
  },
  {
    route: 'POST /api/sample-report/plan',
    body: () => structuredClone({ ...SAMPLE, careers: ['29-1141.00'] }),
    takes: (body) =>
      only(body, 'circumstances', 'country', 'careers') &&
      inSample(body) &&
      Array.isArray(body['careers']) &&
      body['careers'].length <= 6 &&
      body['careers'].every((code) => /^\d{2}-\d{4}\.\d{2}$/.test(String(code))),
  },
  {
    route: 'POST /api/sample-report/file',
    body: () => structuredClone({ ...SAMPLE, format: 'text' }),
    takes: (body) =>
      only(body, 'circumstances', 'country', 'format') &&
      inSample(body) &&
      ['pdf', 'text', 'html'].some((format) => format === body['format']),
  },
  {
    // No report of this visitor is ready, so that a valid body is a 404.
    route: 'PUT /api/reports/:id/circumstances',
    body: () => ({ circumstances: structuredClone(CIRCUMSTANCES) }),
    takes: () => false,
  },
  {
    // As above.
    route: 'PATCH /api/reports/:id/plan',
    body: () => ({
      steps: [
        {
          id: assessmentId,
          text: 'Call the college',
          dueOn: '2026-11-30',
          done: true,
          note: 'Before noon.',
          removed: false,
        },
      ],
      reminders: true,
    }),
    takes: () => false,
  },
  {
    // As above.
    route: 'PATCH /api/reports/:id/careers/:code',
    body: () => ({ choice: 'keep', added: true, note: 'Ask my aunt.' }),
    takes: () => false,
  },
  {
    // As above.
    route: 'POST /api/reports/:id/shares',
    body: () => ({ purpose: 'parent', withName: true, withScores: false, days: 90 }),
    takes: () => false,
  },
  {
    // As above.
    route: 'PATCH /api/reports/:id/share-comments',
    body: () => ({ ids: [assessmentId], change: 'seen' }),
    takes: () => false,
  },
  {
    // No link has this token.
    route: 'POST /api/shared/:token/comments',
    body: () => ({ name: 'Grace', text: 'Well done.' }),
    takes: () => false,
  },
  {
    route: 'PUT /api/user/country',
    body: () => ({ country: 'Germany' }),
    takes: (body) => only(body, 'country') && COUNTRIES.some((each) => each === body['country']),
  },
  {
    route: 'POST /api/create-payment-intent',
    body: () => ({ assessmentId, amount: 9.99 }),
    takes: (body) =>
      only(body, 'assessmentId', 'amount', 'ageConfirmed') &&
      flag(body['ageConfirmed']) &&
      String(body['assessmentId']).toLowerCase() === assessmentId &&
      body['amount'] === 9.99,
  },
  {
    route: 'POST /api/verify-payment',
    body: () => ({ paymentIntentId }),
    takes: (body) => only(body, 'paymentIntentId') && body['paymentIntentId'] === paymentIntentId,
  },
  {
    route: 'POST /api/auth/password/forgot',
    body: () => ({ email: 'unknown@example.org' }),
    takes: (body) => only(body, 'email') && address(body['email']),
  },
  {
    route: 'POST /api/auth/login',
    body: () => ({ email: 'generated@example.org', password: 'not the password' }),
    takes: (body) => body['password'] === PASSWORD,
  },
  {
    route: 'POST /api/admin/login',
    body: () => ({ email: 'generated@example.org', password: PASSWORD }),
    takes: () => false,
  },
  {
    route: 'POST /api/auth/register',
    body: () => ({
      email: 'generated@example.org',
      password: PASSWORD,
      firstName: 'Grace',
      lastName: 'Hopper',
    }),
    takes: (body) =>
      only(body, 'email', 'password', 'firstName', 'lastName', 'ageConfirmed') &&
      flag(body['ageConfirmed']) &&
      address(body['email']) &&
      name(body['firstName']) &&
      name(body['lastName']) &&
      text(body['password'], 10, LIMITS.passwordMax),
  },
  {
    route: 'POST /api/auth/password/reset',
    body: () => ({ token: 'a'.repeat(43), password: PASSWORD }),
    takes: () => false,
  },
  {
    route: 'POST /api/auth/email/verify',
    body: () => ({ token: 'a'.repeat(43), password: PASSWORD }),
    takes: () => false,
  },
  {
    route: 'POST /api/auth/report-link/check',
    body: () => ({ token: 'a'.repeat(43) }),
    takes: () => false,
  },
  {
    route: 'POST /api/auth/report-link/open',
    body: () => ({ token: 'a'.repeat(43), password: PASSWORD }),
    takes: () => false,
  },
  {
    route: 'POST /api/auth/report-link/renew',
    body: () => ({ assessmentId }),
    takes: (body) =>
      only(body, 'assessmentId') && String(body['assessmentId']).toLowerCase() === assessmentId,
  },
  {
    route: 'POST /api/contact',
    body: () => ({
      name: 'Grace Hopper',
      email: 'generated@example.org',
      category: 'refund',
      subject: 'My report',
      message: 'It is missing.',
    }),
    takes: (body) =>
      only(body, 'name', 'email', 'category', 'subject', 'message') &&
      name(body['name']) &&
      address(body['email']) &&
      CONTACT_CATEGORIES.some((category) => category === body['category']) &&
      text(body['subject'], 1, LIMITS.contactSubject) &&
      text(body['message'], 1, LIMITS.contactMessage),
  },
  {
    route: 'POST /api/web-vitals',
    body: () => ({ page: 'home', ttfb: 80, fcp: 300, lcp: 900, inp: 40, cls: 0.01 }),
    takes: (body) =>
      only(body, 'page', 'ttfb', 'fcp', 'lcp', 'inp', 'cls') &&
      VISITED_PAGES.some((page) => page === body['page']) &&
      (['ttfb', 'fcp', 'lcp', 'inp'] as const).every((key) => measured(body[key], 60_000)) &&
      measured(body['cls'], 10),
  },
  {
    route: 'POST /api/newsletter/subscribe',
    body: () => ({ email: 'generated@example.org' }),
    takes: (body) => only(body, 'email') && address(body['email']),
  },
  {
    route: 'POST /api/newsletter/confirm',
    body: () => ({ token: 'a'.repeat(43) }),
    takes: () => false,
  },
  {
    route: 'POST /api/user/sessions/end',
    body: () => ({ session: 'others', password: PASSWORD }),
    takes: (body) =>
      only(body, 'session', 'password') &&
      body['session'] === 'others' &&
      body['password'] === PASSWORD,
  },
  {
    route: 'POST /api/user/password',
    body: () => ({ currentPassword: 'not the password', password: PASSWORD }),
    takes: () => false,
  },
  {
    route: 'POST /api/auth/factor/confirm',
    body: () => ({ code: '123456' }),
    takes: () => false,
  },
  {
    route: 'POST /api/auth/factor/code',
    body: () => ({ code: '123456' }),
    takes: () => false,
  },
  {
    route: 'POST /api/admin/proof',
    body: () => ({ password: PASSWORD }),
    takes: () => false,
  },
  {
    route: 'DELETE /api/user',
    body: () => ({ password: 'not the password' }),
    takes: (body) => body['password'] === PASSWORD,
  },
];

/** They read no body: the webhook's are raw bytes under a signature, with tests of their own. */
const WITHOUT_BODY = [
  'POST /api/webhooks/stripe',
  'POST /api/user/deletion-link',
  'POST /api/auth/factor/start',
  'POST /api/admin/factor/recovery-codes',
  'POST /api/admin/factor/remove',
  'POST /api/admin/users/:id/end-sessions',
  'DELETE /api/admin/users/:id',
  'POST /api/newsletter/leave',
  'POST /api/plan-reminders/stop',
  'POST /api/reports/:id/email',
  'DELETE /api/reports/:id/shares/:share',
  'POST /api/assessments/:assessment/generate-report',
  'POST /api/admin/reports/:id/rerun',
  'POST /api/admin/payments/:id/refund',
];

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, -1, 0, 9.98, 1e300, '', ' ', '0', '6', 'q37', '\0', '\ud800', '{}'),
  fc.constantFrom('a@b', 'x'.repeat(101), `${'a'.repeat(250)}@b.org`, 'x'.repeat(9_000)),
  fc.constantFrom("'; drop table users; --", '<script>alert(1)</script>', '../../etc', '%00'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom({ $ne: null }, { length: 36 }, { toString: 1 }, { constructor: {} }, [[]], [{}]),
);
const keyToo = fc.constantFrom('isPaid', 'id', 'role', 'userId', '__proto__', 'constructor', 'q37');

type Step = (body: Body) => void;

/** What may be done to a body, at its top or within a list or an object it holds. */
const step: fc.Arbitrary<Step> = fc
  .record({ within: fc.boolean(), place: fc.nat(), key: fc.option(keyToo), value: fc.option(odd) })
  .map(({ within, place, key, value }): Step => (body) => {
    const inner = Object.values(body).find((each) => typeof each === 'object' && each !== null);
    let holder: object = within && typeof inner === 'object' && inner !== null ? inner : body;
    if (Array.isArray(holder) && place % 3 > 0) holder = Object(holder[place % holder.length]);
    const keys = Object.keys(holder);
    const chosen = key ?? keys[place % Math.max(1, keys.length)] ?? 'x';
    // JSON has no named keys of lists, and a list's own `constructor` would slow down all lists of the process.
    if (Array.isArray(holder) && value !== null && !Object.hasOwn(holder, chosen)) return;
    if (value === null && Array.isArray(holder)) holder.splice(place % (holder.length + 1), 1);
    else if (value === null) Reflect.deleteProperty(holder, chosen);
    // As own properties: JSON can hold a key that assigning would take for the prototype.
    else {
      const own = structuredClone(value);
      Reflect.defineProperty(holder, chosen, { value: own, enumerable: true, configurable: true });
    }
  });

const bodyFor = ({ body }: Taker): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.array(step, { minLength: 0, maxLength: 3 }).map((steps) => {
        const made = structuredClone(body());
        for (const each of steps) each(made);
        return JSON.stringify(made);
      }),
    },
    { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  );

function parsed(sent: string): Body | null {
  try {
    const value: unknown = JSON.parse(sent);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : null;
  } catch {
    return null;
  }
}

it('knows every route that changes something', () => {
  const changing = servedRoutes(api).filter(({ name: route }) => !route.startsWith('GET'));
  const known = [...TAKERS.map(({ route }) => route), ...WITHOUT_BODY];
  expect(changing.map(({ name: route }) => route).toSorted()).toEqual(known.toSorted());
});

it.each(TAKERS.map((taker) => [taker.route, taker] as const))(
  '%s takes nothing that is not valid, and never breaks',
  async (route, taker) => {
    const [method = '', path = ''] = route
      .replace(':id', assessmentId)
      .replace(':code', '29-1141.00')
      .replace(':token', 'a'.repeat(43))
      .split(' ');
    const statuses = new Map<number, number>();
    const messages = new Set<string>();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(bodyFor(taker), async (sent) => {
        if (run++ % 8 === 0) await api.database.query('delete from throttles');
        const { status, text: said } = await browser.send(method, path, sent, {
          'content-type': 'application/json',
        });
        messages.add(said);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) throw new Error(`answered ${status}`);
        const body = parsed(sent);
        if (status < 300 && (body === null || !taker.takes(body))) throw new Error('was taken');
      }),
      { numRuns: RUNS },
    );
    // The generator has to reach beyond the first check, and into it.
    expect(statuses.get(400) ?? 0).toBeGreaterThan(RUNS / 10);
    expect(messages.size).toBeGreaterThan(2);
    const answer = await browser.get('/api/auth/user');
    expect(answer.status).toBe(200);
  },
  Math.max(60_000, RUNS * 100),
);
