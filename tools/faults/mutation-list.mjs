// Safeguards of payments and reports, each with the test that must fail without it.

/**
 * @typedef {object} Mutation
 * @property {string} name
 * @property {string} file from the backend's folder
 * @property {string} find the code to replace; it occurs exactly once
 * @property {string} replace
 * @property {string} spec from the backend's folder
 * @property {string} test its full name
 */

const RETURNS = 'src/test/api/payment-returns.spec.ts';
const PAYMENT = 'src/test/api/payment.spec.ts';
const INITIAL = 'src/migrations/1764000000000-initial.ts';
const BY_DATABASE =
  'two payments for one assessment violate a unique index of the database, as a second report does';

/** @type {readonly Mutation[]} */
export const MUTATIONS = [
  {
    name: 'the row lock',
    file: 'src/assessment/assessment.repository.ts',
    find: "      where: { id },\n      lock: { mode: 'pessimistic_write' },\n",
    replace: '      where: { id },\n',
    spec: RETURNS,
    test: 'two payments for one assessment keep one of each pair when both are settled at the same moment',
  },
  {
    name: 'the unique index of active payments',
    file: INITIAL,
    find: 'create unique index payments_one_standing',
    replace: 'create index payments_one_standing',
    spec: RETURNS,
    test: BY_DATABASE,
  },
  {
    name: 'the unique index of payments by intent',
    file: INITIAL,
    find: 'intent_id text not null unique references',
    replace: 'intent_id text not null references',
    spec: RETURNS,
    test: BY_DATABASE,
  },
  {
    name: 'the unique index of reports by assessment',
    file: INITIAL,
    find: 'assessment_id uuid not null unique references',
    replace: 'assessment_id uuid not null references',
    spec: RETURNS,
    test: BY_DATABASE,
  },
  {
    name: 'the sweep',
    file: 'src/report/generation/report.sweep.ts',
    find: '() => this.queue.enqueueDue(BATCH_SIZE)',
    replace: '() => Promise.resolve()',
    spec: 'src/test/api/report.spec.ts',
    test: 'a worker that starts later finds by its sweep the reports requested before',
  },
  {
    name: "listing of the provider's events",
    file: 'src/payment/reconciler.ts',
    find: '    await this.events.list(provider);\n',
    replace: '',
    spec: RETURNS,
    test: 'the list of events settles a payment whose webhook was lost, long after the checkout',
  },
  {
    name: 'reconciling of open intents',
    file: 'src/payment/reconciler.ts',
    find: 'await this.intents.claimDue(1)',
    replace: '[] as { id: string; cancel: boolean }[]',
    spec: RETURNS,
    test: 'an abandoned assessment has its intent cancelled, and is listed again when it is paid after all',
  },
  {
    name: 'reconciling of refund orders',
    file: 'src/payment/reconciler.ts',
    find: 'await this.refunds.listDue(BATCH_SIZE)',
    replace: '[] as string[]',
    spec: RETURNS,
    test: 'two payments for one assessment refund one even when the process ends before the refund',
  },
  {
    name: 'the signature check',
    file: 'src/payment/provider/stripe.provider.ts',
    find: 'this.stripe.webhooks.constructEvent(rawBody, signature, this.keys.webhookSecret)',
    replace: 'JSON.parse(`${rawBody}` || signature)',
    spec: PAYMENT,
    test: 'settling refuses a webhook with a wrong, old, future or missing signature or a changed byte',
  },
  {
    name: 'the amount check',
    file: 'src/payment/settle/validate-intent.ts',
    find: '  if (intent.amount !== PRICE.pence) return `its amount is ${intent.amount}`;\n',
    replace: '',
    spec: PAYMENT,
    test: 'settling refuses a succeeded intent of another amount, and raises an alarm',
  },
  {
    name: 'the currency check',
    file: 'src/payment/settle/validate-intent.ts',
    find: '  if (intent.currency !== PRICE.currency) return `its currency is ${intent.currency}`;\n',
    replace: '',
    spec: PAYMENT,
    test: 'settling refuses a succeeded intent of another currency, and raises an alarm',
  },
  {
    name: 'the check of test and live',
    file: 'src/payment/settle/validate-intent.ts',
    find: "  if (intent.live !== expected.live) return intent.live ? 'it is live' : 'it is a test';\n",
    replace: '',
    spec: PAYMENT,
    test: 'settling refuses a succeeded intent of the other mode, and raises an alarm',
  },
  {
    name: "the check of the intent's assessment",
    file: 'src/payment/settle/validate-intent.ts',
    find: "    return 'it names another assessment than our record';\n",
    replace: '',
    spec: PAYMENT,
    test: 'settling refuses a succeeded intent that names another assessment than our record, and raises an alarm',
  },
  {
    name: 'that a refund is notified once',
    file: 'src/payment/settle/settle-decision.ts',
    find: 'const isNews = !known.payment?.isReversed || isWonBack(known.payment, fetched);',
    replace: 'const isNews = true;',
    spec: RETURNS,
    test: 'two payments for one assessment keep one; the other is refunded, and its buyer gets an email',
  },
  {
    name: 'that a dispute won after it was lost gives access again',
    file: 'src/payment/settle/settle-decision.ts',
    find: 'payment.isReversed && payment.isLost && ',
    replace: 'payment.isReversed && !payment.isLost && ',
    spec: RETURNS,
    test: 'a dispute that is won after it was lost gives access again, once, and the buyer is told',
  },
  {
    name: 'that a paid assessment is not sold again',
    file: 'src/payment/payment.service.ts',
    find: '    if ((await this.payments.paidAmong([id])).has(id)) throw new AssessmentPaidError();\n',
    replace: '',
    spec: PAYMENT,
    test: 'a paid assessment returns 409 when a later intent is open',
  },
  {
    name: 'that a paid intent stays paid when an older status is fetched',
    file: 'src/payment/settle/payment-state.ts',
    find: "  requires_payment_method: 'ignore',\n",
    replace: "  requires_payment_method: 'wait',\n",
    spec: 'src/test/api/payment-orders.spec.ts',
    test: 'created, processing, failed, succeeded and refunded end in the same state for all 120 orders of their webhooks',
  },
  {
    name: 'the fence when a report is stored',
    file: 'src/report/generation/lease.repository.ts',
    find: 'where: held(lease),',
    replace: 'where: { id },',
    spec: 'src/test/api/report.spec.ts',
    test: 'a worker whose lease expired cannot finish a report that another worker has claimed',
  },
  {
    name: 'the lease',
    file: 'src/report/generation/generation.statements.ts',
    find: '      and (lease_until is null or lease_until < now())\n   returning',
    replace: '   returning',
    spec: 'src/test/api/report.spec.ts',
    test: 'a worker whose lease expired cannot finish a report that another worker has claimed',
  },
  {
    name: 'the idempotency key of a checkout attempt',
    file: 'src/payment/provider/stripe.provider.ts',
    find: 'const key = `intent:${assessmentId}:${generation}`;',
    replace: 'const key = `intent:${assessmentId}:${Math.random()}`;',
    spec: RETURNS,
    test: 'a fault inside the provider never leads to two intents for one checkout attempt',
  },
  {
    name: 'that an event is closed only after settling',
    file: 'src/payment/events/provider-events.service.ts',
    find: '      if (intentId !== null) await this.settling.settle(intentId);\n      await this.events.markHandled(eventIds);\n',
    replace:
      '      await this.events.markHandled(eventIds);\n      if (intentId !== null) await this.settling.settle(intentId);\n',
    spec: RETURNS,
    test: 'an event that failed often is tried again within 10 s of the end of the fault',
  },
  {
    name: "the overlap of the provider's list of events",
    file: 'src/payment/events/provider-events.service.ts',
    find: 'newest.getTime() - overlapMs',
    replace: 'newest.getTime()',
    spec: RETURNS,
    test: 'the list of events goes back ten minutes once a minute, and half a minute otherwise',
  },
  {
    name: 'that a locked event is skipped',
    file: 'src/payment/events/event.statements.ts',
    find: 'for update skip locked',
    replace: 'for update',
    spec: RETURNS,
    test: 'an event that another process is handling does not delay the others',
  },
  {
    name: 'the limit for a silent connection',
    file: 'src/platform/database/database.module.ts',
    find: '      stream: () => socketWithTimeout(silenceMs),\n',
    replace: '',
    spec: 'src/test/api/silent-connection.spec.ts',
    test: 'a connection that goes silent is closed: its query asks to come back, the next one works',
  },
  {
    name: 'that faults of the database are no attempts',
    file: 'src/report/generation/report.processor.ts',
    find: 'if (isDatabaseFault(error)) {',
    replace: 'if (false) {',
    spec: 'src/test/api/report-faults.spec.ts',
    test: 'a full disk uses up none of the attempts at a paid report',
  },
  {
    name: 'the receipt inside the transaction',
    file: 'src/payment/settle/effects.service.ts',
    find: 'this.outbox.add(manager, RECEIPT, idOf(assessmentId))',
    replace:
      '(void this.outbox.add(manager.connection.manager, RECEIPT, idOf(assessmentId)), Promise.resolve())',
    spec: PAYMENT,
    test: 'a payment that is rolled back leaves no receipt behind, and has one once it is stored',
  },
  {
    name: 'that a report does not wait for the model for ever',
    file: 'src/report/generation/writers/writer-selection.ts',
    find: '    if (fallback && lease.waitedSeconds > MODEL_WAIT_SECONDS) return this.builtIn;\n',
    replace: '',
    spec: 'src/test/api/model.spec.ts',
    test: 'a report by the model that waited over five minutes for a place is written by our own writer',
  },
  {
    name: 'that a heartbeat stops while work hangs',
    file: 'src/platform/health/heartbeat.ts',
    find: 'if (workMs > STUCK_MS) {',
    replace: 'if (false) {',
    spec: 'src/platform/health/heartbeat.spec.ts',
    test: 'the heartbeat stops while a job hangs, and says so',
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
