import { parsePort } from './ports.mjs';
import { toProjectPath } from './project.mjs';

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];
const DEMO_ADMIN = 'admin@bearings.test';

/**
 * @typedef {object} SiteSettings settings from the operator's variables
 * @property {number} port
 * @property {string} host
 * @property {string | undefined} dataFolder
 * @property {boolean} ownDatabase whether we run PostgreSQL
 * @property {boolean} ownRedis whether we run Redis, if it is installed
 * @property {boolean} sandbox whether we run the Stripe stand-in
 */

/**
 * Reads the site's settings from environment variables.
 * @param {NodeJS.ProcessEnv} variables an empty variable counts as unset
 * @returns {SiteSettings}
 */
export function readSettings(variables) {
  return {
    port: parsePort(variables.PORT),
    host: variables.HOST || '127.0.0.1',
    dataFolder: variables.BEARINGS_DATA || undefined,
    ownDatabase: !variables.DATABASE_URL,
    ownRedis: !variables.REDIS_URL && variables.QUEUE !== 'in-process',
    sandbox: STRIPE_KEYS.every((name) => !variables[name]),
  };
}

/**
 * Returns the address by which this machine can connect to a server that listens on `host`.
 * @param {string} host
 */
export const toReachableHost = (host) => (['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host);

/**
 * Returns the environment variables of the API. Variables of the operator take precedence, with one exception: a demo
 * ignores NODE_ENV=production, which npm passes on from its own environment and which would disable the sandbox.
 * @param {NodeJS.ProcessEnv} variables the operator's variables
 * @param {{ settings: SiteSettings, siteDir?: string, publicUrl: string, dataFolder: string,
 * databaseUrl?: string,
 * redisUrl?: string, stripeUrl?: string, secrets: import('./data-folder.mjs').Secrets }} running
 * the parts of the site that were started for the API
 * @returns {NodeJS.ProcessEnv}
 */
export function apiEnvironment(variables, running) {
  const { settings, siteDir, publicUrl, dataFolder, databaseUrl, redisUrl, stripeUrl, secrets } = running;
  const ownAdmin = variables.ADMIN_EMAIL || variables.ADMIN_PASSWORD;
  return {
    PUBLIC_URL: publicUrl,
    SECRET_KEY: secrets.key,
    ...(siteDir && { SITE_DIR: siteDir, REPORT_PAGE_FILE: toProjectPath('tools/prerender/dist/report-page.cjs') }),
    ...(!ownAdmin && { DEMO_ADMIN_EMAIL: DEMO_ADMIN, DEMO_ADMIN_PASSWORD: secrets.admin }),
    ...Object.fromEntries(Object.entries(variables).filter(([, value]) => value)),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(redisUrl && { REDIS_URL: redisUrl }),
    ...(!redisUrl && !variables.REDIS_URL && { QUEUE: 'in-process' }),
    ...(stripeUrl && { SANDBOX_STRIPE_URL: stripeUrl, ...sandboxKeys(secrets) }),
    NODE_ENV: 'development',
    DEMO: '1',
    HOST: settings.host,
    PORT: String(settings.port),
    DATA_DIR: dataFolder,
  };
}

/** @param {import('./data-folder.mjs').Secrets} secrets */
export const sandboxKeys = (secrets) => ({
  SANDBOX_STRIPE_SECRET_KEY: secrets.stripeSecret,
  SANDBOX_STRIPE_PUBLISHABLE_KEY: secrets.stripePublishable,
  SANDBOX_STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
});
