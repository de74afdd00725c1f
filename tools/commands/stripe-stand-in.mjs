import { freePort, startPart, waitUntilReady } from '@bearings/processes';
import { join } from 'node:path';
import { logTo } from './logs.mjs';
import { toProjectPath } from './project.mjs';
import { sandboxKeys } from './settings.mjs';

/**
 * Starts the stand-in for Stripe. It stores its state in the data folder.
 * @param {string} dataFolder
 * @param {import('./data-folder.mjs').Secrets} secrets
 * @param {string} apiUrl the URL to which it sends its webhooks
 * @param {import('@bearings/processes').Parts} parts the running parts, to which the stand-in is
 * added
 * @returns {Promise<string>} its URL
 */
export async function startStripeStandIn(dataFolder, secrets, apiUrl, parts) {
  const port = await freePort();
  const log = logTo(dataFolder, 'stripe-stand-in');
  let isReady = false;
  const part = startPart({
    name: 'The Stripe stand-in',
    command: process.execPath,
    args: [
      toProjectPath('tools/stand-ins/stripe/dist/main.js'),
      `--port=${port}`,
      `--state-file=${join(dataFolder, 'stripe-stand-in.jsonl')}`,
      `--webhook-url=${apiUrl}/api/webhooks/stripe`,
    ],
    cwd: dataFolder,
    env: { PATH: process.env.PATH, NODE_ENV: 'development', ...sandboxKeys(secrets) },
    onLine: (line, isError) => {
      isReady ||= line.includes('ready at');
      log(line, isError);
    },
  });
  parts.add(part);
  await waitUntilReady(part, async () => isReady, 20_000);
  return `http://127.0.0.1:${port}`;
}
