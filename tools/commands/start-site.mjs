import { startPostgres } from '@bearings/embedded-postgres';
import { hasRedis, startPart, waitUntilReady } from '@bearings/processes';
import { join } from 'node:path';
import { installationSecrets } from './data-folder.mjs';
import { logTo } from './logs.mjs';
import { CommandError, toProjectPath } from './project.mjs';
import { startRedis } from './redis.mjs';
import { apiEnvironment, toReachableHost } from './settings.mjs';
import { startStripeStandIn } from './stripe-stand-in.mjs';

/** The exit code of an API whose database is of an earlier version; see the backend's start.error.ts. */
const EARLIER_DATABASE_EXIT_CODE = 65;

/**
 * Starts everything that the site needs, in order. Each started part is added to `parts`, so that the caller can stop
 * them if a later one fails.
 * @param {object} plan
 * @param {import('./settings.mjs').SiteSettings} plan.settings
 * @param {string} plan.dataFolder
 * @param {string} plan.publicUrl
 * @param {string} [plan.siteDir]
 * @param {readonly string[]} plan.apiProgram the API's command line
 * @param {(program: import('@bearings/processes').Program, isReady: () => Promise<boolean>) => Promise<void>}
 * [plan.runApi] runs the API, by default as one process
 * @param {import('@bearings/processes').Parts} plan.parts
 */
export async function startSite(plan) {
  const { settings, dataFolder, publicUrl, siteDir, apiProgram, parts } = plan;
  const secrets = installationSecrets(dataFolder);
  const apiUrl = `http://${toReachableHost(settings.host)}:${settings.port}`;

  const databaseUrl = settings.ownDatabase ? await startDatabase(dataFolder, secrets.database, parts) : undefined;
  parts.demandRunning();
  const redisUrl = settings.ownRedis && hasRedis() ? await startRedis(dataFolder, secrets.redis, parts) : undefined;
  parts.demandRunning();
  const stripeUrl = settings.sandbox ? await startStripeStandIn(dataFolder, secrets, apiUrl, parts) : undefined;

  parts.demandRunning();
  const [command = '', ...args] = apiProgram;
  /** @type {import('@bearings/processes').Program} */
  const program = {
    name: 'The API',
    command,
    args,
    cwd: toProjectPath('backend'),
    env: apiEnvironment(process.env, {
      settings,
      siteDir,
      publicUrl,
      dataFolder,
      databaseUrl,
      redisUrl,
      stripeUrl,
      secrets,
    }),
    onLine: logTo(dataFolder, 'api'),
  };
  const isReady = async () => (await fetch(`${apiUrl}/api/health/ready`)).ok;
  if (plan.runApi) return plan.runApi(program, isReady);
  const api = startPart(program);
  parts.add(api);
  await waitUntilReady(api, isReady, 60_000).catch((error) => {
    if (api.exitCode() !== EARLIER_DATABASE_EXIT_CODE || databaseUrl === undefined) throw error;
    throw new CommandError(
      `The demo's data in ${dataFolder} are of a version before release 1.0.0, which cannot be upgraded: ` +
        'delete that folder, or set BEARINGS_DATA to another.',
    );
  });
}

/**
 * @param {string} dataFolder
 * @param {string} password
 * @param {import('@bearings/processes').Parts} parts
 */
async function startDatabase(dataFolder, password, parts) {
  const server = await startPostgres({
    dataDir: join(dataFolder, 'postgres'),
    user: 'bearings',
    password,
    database: 'bearings',
  });
  parts.add({ name: 'PostgreSQL', ended: server.ended(), stop: server.stop });
  return server.url;
}
