/** Runs the stand-in as a process. Its settings are listed in README.md. */
import { parseArgs } from 'node:util';
import { startModelStandIn } from './index.js';

const { values: options } = parseArgs({
  options: { port: { type: 'string', default: process.env.OPENAI_STAND_IN_PORT ?? '0' } },
});

async function main(): Promise<void> {
  if (!/^\d{1,5}$/.test(options.port)) throw new Error('--port must be a whole number.');
  const apiKey = process.env.OPENAI_STAND_IN_KEY;
  const standIn = await startModelStandIn({
    port: Number(options.port),
    ...(apiKey ? { apiKey } : {}),
  });
  console.log(`Model stand-in ready at ${standIn.url}`);

  const stop = (): void => {
    void standIn.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Started with a channel to its parent, it does not outlive it.
  process.once('disconnect', stop);
}

main().catch((error: unknown) => {
  console.error(
    `The model stand-in cannot start: ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
});
