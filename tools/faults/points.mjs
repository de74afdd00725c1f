// The kill points: moments at which a process is killed. They are recognised by the SQL or HTTP that the process sends.

/**
 * @typedef {object} Point
 * @property {string} name
 * @property {'api' | 'worker'} process the process to kill
 * @property {'apiToDatabase' | 'workerToDatabase' | 'apiToStripe'} conversation the connections to
 * watch
 * @property {readonly string[]} words parts of SQL or HTTP; the process has reached the point when
 * one connection has sent all of them in this order
 * @property {'before' | 'after'} side whether to kill before or after the last part takes effect
 */

/**
 * Returns a function that makes the points of a process on one of its conversations.
 * @param {Point['process']} process
 * @param {Point['conversation']} conversation
 * @returns {(name: string, words: string[], side: Point['side']) => Point}
 */
const createPointFactory = (process, conversation) => (name, words, side) => ({
  name,
  process,
  conversation,
  words,
  side,
});
const apiSqlPoint = createPointFactory('api', 'apiToDatabase');
const apiStripePoint = createPointFactory('api', 'apiToStripe');
const workerSqlPoint = createPointFactory('worker', 'workerToDatabase');

/** @type {readonly Point[]} */
export const KILL_POINTS = [
  apiStripePoint('an intent is created at the provider and not stored', ['POST /v1/payment_intents'], 'after'),
  apiSqlPoint('an intent is about to be recorded', ['insert into payment_intents'], 'before'),
  apiSqlPoint('an intent is recorded', ['insert into payment_intents', 'COMMIT'], 'after'),
  apiSqlPoint('a webhook is stored and not handled', ['insert into provider_events'], 'after'),
  apiStripePoint('a paid intent is about to be fetched', ['GET /v1/payment_intents/'], 'before'),
  apiSqlPoint('the assessment is locked', ['FOR UPDATE'], 'after'),
  apiSqlPoint('the payment is about to be written', ['insert into payments'], 'before'),
  apiSqlPoint('the payment is written', ['insert into payments'], 'after'),
  apiSqlPoint('the report is requested', ['insert into reports'], 'after'),
  apiSqlPoint('before the commit', ['insert into reports', 'COMMIT'], 'before'),
  apiSqlPoint('after the commit, before the queue', ['insert into reports', 'COMMIT'], 'after'),
  apiSqlPoint('the event is about to be closed', ['update provider_events set handled_at'], 'before'),
  apiSqlPoint('the refund of a duplicate payment is ordered', ['insert into refund_orders', 'COMMIT'], 'after'),
  apiStripePoint('a refund is about to be sent', ['POST /v1/refunds'], 'before'),
  apiStripePoint('a refund is created and not stored', ['POST /v1/refunds'], 'after'),
  workerSqlPoint('the report is claimed', ["update reports set state = 'requested', attempts"], 'after'),
  workerSqlPoint('the report is being written', ['update reports set progress'], 'after'),
  workerSqlPoint('before the report is stored', ['update reports set state = $1, facts'], 'before'),
  workerSqlPoint('after the report is stored', ['update reports set state = $1, facts'], 'after'),
];
