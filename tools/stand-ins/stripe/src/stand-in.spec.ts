import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import StripeSdk from 'stripe';
import { startStandIn, type StandIn } from './index.js';

const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
const stateFile = join(folder, 'below', 'state.jsonl');
let standInServer: StandIn;

const startServer = async () => {
  standInServer = await startStandIn({ port: 0, stateFile, webhookUrl: null, ...keys });
  const { hostname: host, port } = new URL(standInServer.url);
  return new StripeSdk(keys.secretKey, { host, port: Number(port), protocol: 'http' });
};

beforeEach(startServer);
afterEach(() => standInServer.close());
afterAll(() => rmSync(folder, { recursive: true }));

it('the Stripe stand-in keeps its state after a restart, and ignores an incomplete last line in its file', async () => {
  await standInServer.close();
  const stripe = await startServer();
  const intent = await stripe.paymentIntents.create({ amount: 999, currency: 'gbp' });
  const form = new URLSearchParams({
    key: keys.publishableKey,
    client_secret: intent.client_secret ?? '',
    return_url: 'http://localhost/',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '40',
  });
  const url = `${standInServer.url}/v1/payment_intents/${intent.id}/confirm`;
  expect((await fetch(url, { method: 'POST', body: form })).status).toBe(200);
  const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 400 });
  await standInServer.close();
  appendFileSync(stateFile, '{"payment_intents":{"pi_half');
  const secondStart = await startServer();
  const { status, latest_charge: charge } = await secondStart.paymentIntents.retrieve(intent.id, {
    expand: ['latest_charge.refunds'],
  });
  expect(status).toBe('succeeded');
  expect(charge).toMatchObject({ amount_refunded: 400, refunds: { data: [{ id: refund.id }] } });
  await standInServer.close();

  const sound = readFileSync(stateFile, 'utf8');
  writeFileSync(stateFile, `{"half\n${sound}`);
  await expect(startServer()).rejects.toThrow(`The state file ${stateFile} is damaged at line 1.`);
  writeFileSync(stateFile, sound);
  await startServer();
});

it.each([
  ['without a key', '/v1/payment_intents', {}, 401],
  ["with a browser's key", '/v1/payment_intents', { authorization: 'Bearer pk_test_1' }, 403],
  ["with a browser's key to a control route", '/control/faults', { authorization: 'Bearer pk_test_1' }, 401],
  [
    'that a proxy forwarded to a control route',
    '/control/faults',
    { authorization: 'Bearer sk_test_1', 'x-forwarded-for': '10.0.0.1' },
    401,
  ],
])('the Stripe stand-in rejects a call %s', async (_, path, headers, status) => {
  expect((await fetch(standInServer.url + path, { method: 'POST', headers })).status).toBe(status);
});

it('the Stripe stand-in rejects live keys and unknown parameters', async () => {
  const liveOptions = { ...keys, port: 0, stateFile, webhookUrl: null, secretKey: 'sk_live_1' };
  await expect(startStandIn(liveOptions)).rejects.toThrow('secretKey must start with sk_test_');
  const response = await fetch(`${standInServer.url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.secretKey}` },
    body: new URLSearchParams({ amount: '999', currency: 'gbp', colour: 'red' }),
  });
  const error = { type: 'invalid_request_error', code: 'parameter_unknown', param: 'colour' };
  expect(await response.json()).toMatchObject({ error });
});
