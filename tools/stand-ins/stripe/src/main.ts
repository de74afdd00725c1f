/** Runs the stand-in as a process. Its settings are listed in README.md. */
import { parseArgs } from 'node:util';
import { startStandIn } from './index.js';

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.SANDBOX_STRIPE_PORT ?? '0' },
    'state-file': { type: 'string', default: process.env.SANDBOX_STRIPE_STATE_FILE },
    'webhook-url': { type: 'string', default: process.env.SANDBOX_STRIPE_WEBHOOK_URL },
    'public-path': { type: 'string', default: process.env.SANDBOX_STRIPE_PUBLIC_PATH },
    'processing-ms': { type: 'string', default: process.env.SANDBOX_STRIPE_PROCESSING_MS },
  },
});

function needed(value: string | undefined, name: string): string {
  if (value !== undefined && value !== '') return value;
  throw new Error(`${name} is not set.`);
}

function wholeNumber(value: string, name: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new Error(`${name} must be a whole number, not "${value}".`);
}

async function main(): Promise<void> {
  const processing = options['processing-ms'];
  const publicPath = options['public-path'];
  // Keys come by the environment alone: arguments are seen by everyone on the machine.
  const standIn = await startStandIn({
    port: wholeNumber(options.port, '--port'),
    stateFile: needed(options['state-file'], '--state-file'),
    webhookUrl: options['webhook-url'] ?? null,
    secretKey: needed(process.env.SANDBOX_STRIPE_SECRET_KEY, 'SANDBOX_STRIPE_SECRET_KEY'),
    publishableKey: needed(
      process.env.SANDBOX_STRIPE_PUBLISHABLE_KEY,
      'SANDBOX_STRIPE_PUBLISHABLE_KEY',
    ),
    webhookSecret: needed(
      process.env.SANDBOX_STRIPE_WEBHOOK_SECRET,
      'SANDBOX_STRIPE_WEBHOOK_SECRET',
    ),
    ...(publicPath === undefined ? {} : { publicPath }),
    ...(processing === undefined
      ? {}
      : { processingMs: wholeNumber(processing, '--processing-ms') }),
  });
  console.log(`Stripe stand-in ready at ${standIn.url}`);

  const stop = () => {
    void standIn.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Started with a channel to its parent, it does not outlive it.
  process.once('disconnect', stop);
}

main().catch((error: unknown) => {
  console.error(
    `The Stripe stand-in cannot start: ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
});
