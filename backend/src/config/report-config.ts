import type { ReportConfig } from './config.js';
import type { Environment } from './environment.js';

/**
 * Time limit for one call to the language model: about twice the time that the model needs for one part of a report.
 * A buyer waits for at most three attempts.
 */
const MODEL_CALL_TIMEOUT_MS = 30_000;

/**
 * Returns the settings for report generation. The language model is used if its API key is set; otherwise only the
 * built-in writer is used.
 */
export function createReportConfig(env: Environment): ReportConfig {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = env;
  const model = apiKey
    ? {
        apiKey,
        baseUrl: baseUrl.replace(/\/$/, ''),
        name: env.OPENAI_MODEL,
        judge: env.OPENAI_JUDGE_MODEL ?? env.OPENAI_MODEL,
        isUnevaluated: env.OPENAI_UNEVALUATED,
        dailyLimit: env.OPENAI_DAILY_LIMIT,
        timeoutMs: MODEL_CALL_TIMEOUT_MS,
        inputPrice: env.OPENAI_INPUT_PRICE ?? null,
        outputPrice: env.OPENAI_OUTPUT_PRICE ?? null,
      }
    : null;
  return { model, concurrency: env.REPORT_CONCURRENCY };
}
