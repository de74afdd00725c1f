import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startStandIn, type StandIn } from './index.js';
import { compile, StandInProcess } from './test/process.js';
import { keys, returnUrl, sdkFor } from './test/shop.js';
import { eventually, WebhookReceiver } from './test/webhook-receiver.js';

const opened: StandIn[] = [];

async function open(file: string): Promise<StandIn> {
  const standIn = await startStandIn({ port: 0, stateFile: file, webhookUrl: null, ...keys });
  opened.push(standIn);
  return standIn;
}

describe('the state', () => {
  const webhooks = new WebhookReceiver(keys.webhookSecret);
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  const stateFile = join(folder, 'below', 'state.jsonl');
  let program: ReturnType<typeof compile>;

  beforeAll(async () => {
    program = compile();
    await webhooks.listen();
  });
  // What a failed test has left.
  afterEach(async () => {
    StandInProcess.killAll();
    for (const standIn of opened.splice(0)) await standIn.close();
  });
  afterAll(async () => {
    program.remove();
    await webhooks.close();
    rmSync(folder, { recursive: true });
  });

  const start = () =>
    StandInProcess.start(program.main, {
      port: '0',
      'state-file': stateFile,
      'webhook-url': webhooks.url,
      'processing-ms': '300',
    });

  it('keeps everything acknowledged, however often the process is killed', async () => {
    const created: string[] = [];
    const paid: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const running = await start();
      const { paymentIntents } = sdkFor(running.url);
      const buy = async (): Promise<void> => {
        const { id } = await paymentIntents.create({ amount: 999, currency: 'gbp' });
        created.push(id);
        const card = { payment_method: 'pm_card_visa', return_url: returnUrl };
        await paymentIntents.confirm(id, card);
        paid.push(id);
        await buy();
      };
      const buyers = Promise.allSettled([buy(), buy(), buy(), buy()]);
      // Some are acknowledged and some under way, however slow the machine.
      const some = paid.length + 3;
      while (paid.length < some) await sleep(5);
      await sleep(round * 37);
      await running.end('SIGKILL');
      await buyers;
    }
    expect(paid.length).toBeGreaterThanOrEqual(12);

    const running = await start();
    const { paymentIntents, events } = sdkFor(running.url);
    const kept = new Map<string, string>();
    for await (const { id, status } of paymentIntents.list({ limit: 100 })) kept.set(id, status);
    expect(created.filter((id) => !kept.has(id))).toEqual([]);
    expect(paid.filter((id) => kept.get(id) !== 'succeeded')).toEqual([]);
    await eventually(async () => {
      const { data } = await events.list({ delivery_success: false });
      return data.length === 0 ? true : undefined;
    }, 'every webhook');
    const reported = new Set(
      webhooks.events.map(({ data }) => 'id' in data.object && data.object.id),
    );
    expect(created.filter((id) => !reported.has(id))).toEqual([]);
    expect(await running.end('SIGTERM')).toBe(0);
    expect(statSync(stateFile).mode & 0o077).toBe(0);
  });

  it('decides after a kill what was in processing before', async () => {
    const before = await start();
    const stripe = sdkFor(before.url);
    const intent = await stripe.paymentIntents.create({ amount: 999, currency: 'gbp' });
    const form = new URLSearchParams({
      key: keys.publishableKey,
      client_secret: intent.client_secret ?? '',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4000000000000077',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '40',
      return_url: returnUrl,
    });
    const address = `${before.url}/v1/payment_intents/${intent.id}/confirm`;
    const confirmed = await fetch(address, { method: 'POST', body: form });
    expect(await confirmed.json()).toMatchObject({ status: 'processing' });
    await before.end('SIGKILL');

    const after = await start();
    const { paymentIntents } = sdkFor(after.url);
    await eventually(async () => {
      const { status } = await paymentIntents.retrieve(intent.id);
      return status === 'succeeded' ? status : undefined;
    }, 'the end of processing');
    expect(await after.end('disconnect')).toBe(0);
  });

  it('does without a last line that a kill cut short, and refuses any other damage', async () => {
    const file = join(folder, 'cut.jsonl');
    const first = await open(file);
    const { paymentIntents } = sdkFor(first.url);
    const intent = await paymentIntents.create({ amount: 999, currency: 'gbp' });
    await first.close();
    appendFileSync(file, '{"payment_intents":{"pi_half');
    const second = await open(file);
    const again = sdkFor(second.url);
    await expect(again.paymentIntents.retrieve(intent.id)).resolves.toEqual(intent);
    await second.close();
    writeFileSync(file, `{"half\n${readFileSync(file, 'utf8')}`);
    await expect(open(file)).rejects.toThrow(`The state file ${file} is damaged at line 1.`);
  });

  it('is not touched by a start that fails, which says why in one sentence', async () => {
    const options = { port: '0', 'state-file': join(folder, 'none.jsonl') };
    const keyless = StandInProcess.start(program.main, options, {});
    await expect(keyless).rejects.toThrow(
      '1: The Stripe stand-in cannot start: SANDBOX_STRIPE_SECRET_KEY is not set.\n',
    );
    const live = StandInProcess.start(program.main, options, {
      SANDBOX_STRIPE_SECRET_KEY: 'sk_live_0123456789',
      SANDBOX_STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      SANDBOX_STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    });
    await expect(live).rejects.toThrow('secretKey must start with sk_test_');
  });
});
