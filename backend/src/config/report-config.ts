import type { ReportConfig } from './config.js';
import type { Environment } from './env.js';

/** A report takes about half of it; a buyer's patience ends soon after. */
const TIMEOUT_MS = 45_000;

/** A model where a key is set, else the built-in writer alone. */
export function reportConfig(env: Environment): ReportConfig {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = env;
  const model = apiKey
    ? {
        apiKey,
        baseUrl: baseUrl.replace(/\/$/, ''),
        name: env.OPENAI_MODEL,
        dailyLimit: env.OPENAI_DAILY_LIMIT,
        timeoutMs: TIMEOUT_MS,
      }
    : null;
  return { model, fallback: env.REPORT_FALLBACK };
}
