/** Runs the stand-in as a process. Its settings are listed in README.md. */
import { parseArgs } from 'node:util';
import { startStandIn } from './index.js';

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'state-file': { type: 'string', default: '' },
    'webhook-url': { type: 'string' },
  },
});

function requireVariable(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set.`);
}

async function main(): Promise<void> {
  if (!/^\d{1,5}$/.test(options.port)) throw new Error('--port must be a whole number.');
  if (options['state-file'] === '') throw new Error('--state-file is not set.');
  // Keys are read from the environment, because every user of the machine can see command-line arguments.
  const standIn = await startStandIn({
    port: Number(options.port),
    stateFile: options['state-file'],
    webhookUrl: options['webhook-url'] ?? null,
    secretKey: requireVariable('SANDBOX_STRIPE_SECRET_KEY'),
    publishableKey: requireVariable('SANDBOX_STRIPE_PUBLISHABLE_KEY'),
    webhookSecret: requireVariable('SANDBOX_STRIPE_WEBHOOK_SECRET'),
  });
  console.log(`Stripe stand-in ready at ${standIn.url}`);

  const stopServer = () => {
    void standIn.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stopServer);
  process.once('SIGINT', stopServer);
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The Stripe stand-in cannot start: ${reason}`);
  process.exit(1);
});
