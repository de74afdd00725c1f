// What protects the buyers' money, and the test that notices when it is taken away.

/**
 * @typedef {object} Removal
 * @property {string} name
 * @property {string} file from the backend's folder
 * @property {string} find what stands there, exactly once
 * @property {string} replace
 * @property {string} spec from the backend's folder
 * @property {string} test its full name
 */

const RETURNS = 'src/test/payment-returns.spec.ts';
const PAYMENT = 'src/test/payment.spec.ts';
const FOUNDATION = 'src/migrations/1763700000000-foundation.ts';
const BY_DATABASE =
  'two payments for one assessment are refused by the database itself, as a second report is';

/** @type {readonly Removal[]} */
export const REMOVALS = [
  {
    name: 'the row lock',
    file: 'src/assessment/assessment.repository.ts',
    find: "      lock: { mode: 'pessimistic_write' },\n",
    replace: '',
    spec: RETURNS,
    test: 'two payments for one assessment keep one of each pair, though both arrive at the same moment',
  },
  {
    name: 'the unique index of standing payments',
    file: FOUNDATION,
    find: 'create unique index payments_one_standing',
    replace: 'create index payments_one_standing',
    spec: RETURNS,
    test: BY_DATABASE,
  },
  {
    name: 'the unique index of payments by intent',
    file: FOUNDATION,
    find: 'intent_id text not null unique references',
    replace: 'intent_id text not null references',
    spec: RETURNS,
    test: BY_DATABASE,
  },
  {
    name: 'the unique index of reports by assessment',
    file: FOUNDATION,
    find: 'assessment_id uuid not null unique references',
    replace: 'assessment_id uuid not null references',
    spec: RETURNS,
    test: BY_DATABASE,
  },
  {
    name: 'the sweep',
    file: 'src/report/report.sweep.ts',
    find: '() => this.queue.ringDue(AT_ONCE)',
    replace: '() => Promise.resolve()',
    spec: 'src/test/report.spec.ts',
    test: 'a worker that starts later finds by its sweep what was requested while none ran',
  },
  {
    name: "the reconciler's look at the list of events",
    file: 'src/payment/reconciler.ts',
    find: '    await this.events.list(provider);\n',
    replace: '',
    spec: RETURNS,
    test: 'the list of events brings what no webhook brought, however long after checkout was opened',
  },
  {
    name: "the reconciler's look at open intents",
    file: 'src/payment/reconciler.ts',
    find: 'await this.intents.takeDue(1)',
    replace: '[] as { id: string; cancel: boolean }[]',
    spec: RETURNS,
    test: 'an assessment that was left behind has its intent cancelled, and is shown again if it was paid after all',
  },
  {
    name: "the reconciler's look at refunds we owe",
    file: 'src/payment/reconciler.ts',
    find: 'await this.refunds.listDue(AT_ONCE)',
    replace: '[] as string[]',
    spec: RETURNS,
    test: 'two payments for one assessment give one back even if the refund does not follow the commit',
  },
  {
    name: 'the signature check',
    file: 'src/payment/stripe.provider.ts',
    find: 'this.stripe.webhooks.constructEvent(rawBody, signature, this.keys.webhookSecret)',
    replace: 'JSON.parse(`${rawBody}` || signature)',
    spec: PAYMENT,
    test: 'settling refuses a webhook with a wrong, old or missing signature or a changed byte',
  },
  {
    name: 'the amount check',
    file: 'src/payment/judge-intent.ts',
    find: '  if (intent.amount !== PRICE.pence) return `its amount is ${intent.amount}`;\n',
    replace: '',
    spec: PAYMENT,
    test: 'settling refuses a succeeded intent of another amount, and raises an alarm',
  },
  {
    name: 'the currency check',
    file: 'src/payment/judge-intent.ts',
    find: '  if (intent.currency !== PRICE.currency) return `its currency is ${intent.currency}`;\n',
    replace: '',
    spec: PAYMENT,
    test: 'settling refuses a succeeded intent of another currency, and raises an alarm',
  },
  {
    name: 'the check of test and live',
    file: 'src/payment/judge-intent.ts',
    find: "  if (intent.live !== expected.live) return intent.live ? 'it is live' : 'it is a test';\n",
    replace: '',
    spec: PAYMENT,
    test: 'settling refuses a succeeded intent of the other mode, and raises an alarm',
  },
  {
    name: 'the check of whose intent it is',
    file: 'src/payment/judge-intent.ts',
    find: "    return 'it names another assessment than our record';\n",
    replace: '',
    spec: PAYMENT,
    test: 'settling refuses a succeeded intent that names another assessment than our record, and raises an alarm',
  },
  {
    name: 'that a refund is told once',
    file: 'src/payment/settle.service.ts',
    find: 'if (!before?.refundedAt) await',
    replace: 'await',
    spec: RETURNS,
    test: 'two payments for one assessment keep one; the other goes back by itself, and its buyer is told',
  },
  {
    name: 'that a paid assessment is not sold again',
    file: 'src/payment/payment.service.ts',
    find: '    if ((await this.payments.paidAmong([id])).has(id)) throw new AssessmentPaidError();\n',
    replace: '',
    spec: PAYMENT,
    test: 'a paid assessment answers 409 though a later intent is open',
  },
  {
    name: 'that a paid intent stays paid, whatever is seen of it later',
    file: 'src/payment/payment-state.ts',
    find: "  requires_payment_method: 'keep',\n",
    replace: "  requires_payment_method: 'wait',\n",
    spec: 'src/test/payment-orders.spec.ts',
    test: 'created, processing, failed, succeeded and refunded end the same in all 120 orders of their webhooks, each seen as it was then',
  },
  {
    name: 'the ownership check',
    file: 'src/assessment/assessment.service.ts',
    find: '(await this.find(caller, id)) ??',
    replace: '(await this.assessments.findById(id)) ??',
    spec: PAYMENT,
    test: 'settling refuses the intent of one assessment for another',
  },
];
