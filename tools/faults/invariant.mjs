// Checks what must hold after every fault, by comparing the database with the payment provider's records: for example,
// that every paid assessment has exactly one payment and one report, and that no confirmed data is lost.
import { Client } from 'pg';

/** @typedef {'open' | 'won' | 'lost'} Dispute */

/**
 * @typedef {object} Intent a payment intent as the provider has it
 * @property {string} id
 * @property {string} status
 * @property {string | undefined} assessment
 * @property {string | undefined} generation number of the assessment's checkout attempt, each of which has one intent
 * @property {number} kept pence that were paid and neither refunded nor lost in a dispute
 * @property {Dispute | null} dispute
 */

/**
 * @typedef {object} Facts what the payment provider (`intents`) and the database (the rest) have stored
 * @property {Intent[]} intents
 * @property {{ intent: string, assessment: string | null, kept: number, active: boolean, dispute: Dispute | null }[]}
 * payments
 * @property {{ assessment: string, state: string, claims: number, readyAt?: number | null, retryMs?: number | null }[]}
 * reports `claims` is how often the worker started to write the report; `readyAt` in milliseconds since 1970; `retryMs`
 * until the next attempt, for a report that is not ready
 * @property {string[]} assessments ids of completed assessments
 * @property {string[]} openRefunds intents whose refund is still to be sent
 */

/** The longest pause before a failed report is tried again: one day. */
const MAX_RETRY_PAUSE_MS = 24 * 60 * 60_000;

/**
 * Returns which of the conditions that must hold after every fault are violated.
 * @param {Facts} facts
 * @param {readonly string[]} acknowledged assessments that the API has confirmed as stored
 * @returns {string[]} one sentence for each violation
 */
export function listViolations({ intents, payments, reports, assessments, openRefunds }, acknowledged) {
  const completedIds = new Set(assessments);
  const active = payments.filter((payment) => payment.active);
  const paidIntents = intents.filter(
    ({ status, kept, assessment }) =>
      status === 'succeeded' && kept > 0 && assessment !== undefined && completedIds.has(assessment),
  );
  const keptAmountByIntent = new Map(intents.map(({ id, kept }) => [id, kept]));
  const disputes = new Map(intents.map(({ id, dispute }) => [id, dispute]));
  return [
    ...paidIntents.flatMap(({ id, assessment = '' }) => [
      ...expectExactlyOne(`payments for the paid intent ${id}`, active, ({ intent }) => intent === id),
      ...expectExactlyOne(`reports for the paid ${assessment}`, reports, (r) => r.assessment === assessment),
    ]),
    ...findRepeated(paidIntents.map(({ assessment }) => assessment)).map(
      (assessment) => `The assessment ${assessment} has a duplicate payment that was not refunded.`,
    ),
    ...findRepeated(active.map(({ assessment }) => assessment)).map(
      (assessment) => `The assessment ${assessment} has two active payments.`,
    ),
    ...reports
      .filter(({ assessment }) => !payments.some((payment) => payment.assessment === assessment))
      .map(({ assessment }) => `There is a report for ${assessment} and no payment.`),
    ...reports
      .filter(({ assessment, state }) => state !== 'ready' && isPaid(active, assessment))
      .map(({ assessment, state }) => `The paid report for ${assessment} is ${state}, not ready.`),
    ...reports
      .filter(({ state, retryMs }) => state === 'error' && (retryMs ?? Infinity) > MAX_RETRY_PAUSE_MS)
      .map(({ assessment }) => `The failed report for ${assessment} is not tried again.`),
    ...payments
      .filter(({ intent, kept }) => keptAmountByIntent.get(intent) !== kept)
      .map(
        ({ intent, kept }) =>
          `We say we keep ${kept} of ${intent}, the provider says ${keptAmountByIntent.get(intent)}.`,
      ),
    ...payments
      .filter(({ intent, dispute }) => disputes.get(intent) !== dispute)
      .map(
        ({ intent, dispute }) =>
          `We say the dispute of ${intent} is ${dispute}, the provider says ${disputes.get(intent)}.`,
      ),
    ...findRepeated(intents.map(({ assessment, generation }) => assessment && `${assessment}:${generation}`)).map(
      (sale) => `There are two intents for the sale ${sale}.`,
    ),
    ...openRefunds.map((id) => `The refund of ${id} is still open.`),
    ...acknowledged
      .filter((id) => !completedIds.has(id))
      .map((id) => `The assessment ${id} was acknowledged and is gone.`),
  ];
}

/** @param {Facts['payments']} active @param {string} assessment */
const isPaid = (active, assessment) => active.some((payment) => payment.assessment === assessment);

/** @template T @param {string} what @param {T[]} all @param {(item: T) => boolean} one */
function expectExactlyOne(what, all, one) {
  const count = all.filter(one).length;
  return count === 1 ? [] : [`There are ${count} ${what}.`];
}

/** @template T @param {(T | null | undefined)[]} items */
function findRepeated(items) {
  const seenItems = new Set();
  const repeatedItems = new Set();
  for (const item of items) {
    if (item === null || item === undefined || item === '') continue;
    if (seenItems.has(item)) repeatedItems.add(item);
    seenItems.add(item);
  }
  return [...repeatedItems];
}

/**
 * @param {string} databaseUrl
 * @param {{ url: string, secretKey: string }} provider
 * @returns {Promise<Facts>}
 */
export async function gatherFacts(databaseUrl, provider) {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    const payments = await client.query(
      `select intent_id as intent, assessment_id as assessment,
              amount - refunded_amount as kept, refunded_at is null as active, dispute from payments`,
    );
    const reports = await client.query(
      `select r.assessment_id as assessment, r.state, r.attempts as claims,
              (extract(epoch from r.generated_at) * 1000)::float as "readyAt",
              (extract(epoch from w.due_at - now()) * 1000)::float as "retryMs"
         from reports r left join work w on w.kind = 'report' and w.assessment_id = r.assessment_id`,
    );
    const assessments = await client.query('select id from assessments where completed_at is not null');
    const refunds = await client.query('select intent_id from refund_orders where done_at is null');
    return {
      intents: await listIntents(provider),
      payments: payments.rows,
      reports: reports.rows,
      assessments: assessments.rows.map(({ id }) => id),
      openRefunds: refunds.rows.map((row) => row.intent_id),
    };
  } finally {
    await client.end();
  }
}

/**
 * The result of a closed dispute by its status at the provider. Every other status means that the dispute is open.
 * @type {ReadonlyMap<string, Dispute>}
 */
const DISPUTE_BY_STATUS = new Map([
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['lost', 'lost'],
  ['prevented', 'lost'],
]);

/** @param {{ url: string, secretKey: string }} provider @returns {Promise<Intent[]>} */
async function listIntents({ url, secretKey }) {
  const charges = new Map();
  for await (const charge of listObjects(`${url}/v1/charges`, secretKey)) charges.set(charge.id, charge);
  /**
   * The newest dispute of each intent, because the provider lists the newest first.
   * @type {Map<string | null | undefined, Dispute>}
   */
  const disputes = new Map();
  for await (const { payment_intent: intent, status } of listObjects(`${url}/v1/disputes`, secretKey)) {
    if (!disputes.has(intent)) disputes.set(intent, DISPUTE_BY_STATUS.get(status) ?? 'open');
  }
  const intents = [];
  for await (const intent of listObjects(`${url}/v1/payment_intents`, secretKey)) {
    const charge = charges.get(intent.latest_charge);
    const dispute = disputes.get(intent.id) ?? null;
    const isMoneyKept = charge?.paid && dispute !== 'lost';
    intents.push({
      id: intent.id,
      status: intent.status,
      assessment: intent.metadata.assessment_id,
      generation: intent.metadata.generation,
      kept: isMoneyKept ? charge.amount - charge.amount_refunded : 0,
      dispute,
    });
  }
  return intents;
}

/**
 * @typedef {object} Page one page of the provider's list of intents, charges or disputes, with the
 * fields that are read here
 * @property {boolean} has_more
 * @property {{ id: string, status: string, metadata: Record<string, string>, latest_charge?: string
 * | null,
 * payment_intent?: string | null, paid?: boolean, amount: number, amount_refunded: number }[]} data
 */

/**
 * Yields every object of a list of the provider, fetched page by page.
 * @param {string} url
 * @param {string} key
 */
async function* listObjects(url, key) {
  let after = '';
  for (;;) {
    const response = await fetch(`${url}?limit=100${after}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    if (!response.ok) throw new Error(`The stand-in answered ${response.status} to ${url}.`);
    /** @type {Page} */
    const page = JSON.parse(await response.text());
    yield* page.data;
    if (!page.has_more) return;
    after = `&starting_after=${page.data.at(-1)?.id}`;
  }
}
