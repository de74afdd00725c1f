import { createHash } from 'node:crypto';
import { describeRates, type ModelEvaluation } from '@bearings/contracts';
import {
  createVerdictsSchema,
  isGoodEnough,
  JUDGE_INSTRUCTIONS,
  listModelCases,
  MODEL_BOUNDS,
  MODEL_PROMPTS,
  type ModelCase,
  parseVerdicts,
  rateModel,
  type Verdict,
} from '@bearings/report-composer';
import type { ModelConfig } from '../../../config/config.js';
import { askModel, type AskOptions } from '../writers/model/ask-model.js';
import { ChatClient } from '../writers/model/chat-client.js';
import type { Combination, EvaluationResult } from './model-evaluation.entity.js';

/** Number of cases in one call, about as many as the rewrites of a part of a report. */
const CASES_PER_CALL = 15;
/** Time limit for the pauses that a server asks for. With it, an evaluation ends before another worker may begin one. */
const MAX_PAUSES_MS = 20 * 60_000;
/** Time limit for a call and the pause after it. A server that asks for a longer one is not waited for. */
const MAX_PAUSE_MS = 2 * 60_000;
/** Average numbers of characters of a token of English, and of tokens of a verdict with its id. */
const CHARACTERS_PER_TOKEN = 4;
const TOKENS_PER_VERDICT = 8;

/** The command that evaluates the configured model, as the log and the doctor name it. */
export const EVALUATION_COMMAND = 'npm run eval:model';

type Prices = Pick<ModelConfig, 'inputPrice' | 'outputPrice'>;

/** Returns what the result of an evaluation of this model belongs to. */
export function findCombination({
  baseUrl,
  name,
  judge,
}: Pick<ModelConfig, 'baseUrl' | 'name' | 'judge'>): Combination {
  const { host, pathname } = new URL(baseUrl);
  const prompts = createHash('sha256').update(MODEL_PROMPTS.join('\n')).digest('hex').slice(0, 12);
  return { server: `${host}${pathname}`, writer: name, judge, prompts };
}

/** Estimates what an evaluation takes. */
export function estimateEvaluation(
  prices: Prices,
): Pick<EvaluationResult, 'calls' | 'inputTokens' | 'outputTokens' | 'dollars'> {
  const batches = listBatches();
  const inputTokens = Math.ceil(
    batches.map((batch) => JSON.stringify(createRequest(batch))).join('').length / CHARACTERS_PER_TOKEN,
  );
  const outputTokens = batches.flat().length * TOKENS_PER_VERDICT;
  return { calls: batches.length, inputTokens, outputTokens, dollars: priceTokens(inputTokens, outputTokens, prices) };
}

/**
 * Lets the judge of a configured model judge all cases, and rates it. Throws a {@link ModelError} if calls fail.
 */
export async function evaluateModel(
  config: ModelConfig,
  options: Omit<AskOptions, 'endsAt'>,
): Promise<EvaluationResult> {
  const startMs = performance.now();
  const used = { calls: 0, inputTokens: 0, outputTokens: 0 };
  const chat = new ChatClient({ ...config, name: config.judge }, (_, usage) => {
    used.calls += 1;
    used.inputTokens += usage?.input ?? 0;
    used.outputTokens += usage?.output ?? 0;
  });
  const verdicts = new Map<string, Verdict>();
  const lastPauseAt = Date.now() + MAX_PAUSES_MS;
  for (const batch of listBatches()) {
    const ids = batch.map(({ id }) => id);
    const endsAt = Math.min(lastPauseAt, Date.now() + MAX_PAUSE_MS);
    const answer = await askModel(chat, createRequest(batch), ids, { ...options, endsAt });
    for (const [id, verdict] of parseVerdicts(answer)) verdicts.set(id, verdict);
  }
  return {
    ...rateModel(listModelCases(), verdicts),
    seconds: Math.round((performance.now() - startMs) / 100) / 10,
    ...used,
    dollars: used.inputTokens === 0 ? null : priceTokens(used.inputTokens, used.outputTokens, config),
  };
}

/** Returns the cases, for one call each. */
function listBatches(): ModelCase[][] {
  const cases = listModelCases();
  const count = Math.ceil(cases.length / CASES_PER_CALL);
  return Array.from({ length: count }, (_, at) => cases.slice(at * CASES_PER_CALL, (at + 1) * CASES_PER_CALL));
}

function createRequest(batch: readonly ModelCase[]) {
  const pairs = batch.map(({ id, sentence, facts }) => ({ id, sentence, facts }));
  return {
    instructions: JUDGE_INSTRUCTIONS,
    facts: JSON.stringify({ pairs }),
    schema: createVerdictsSchema(pairs),
  };
}

function priceTokens(input: number, output: number, { inputPrice, outputPrice }: Prices): number | null {
  if (inputPrice === null || outputPrice === null) return null;
  return Math.round((input * inputPrice + output * outputPrice) / 100) / 10_000;
}

/** Returns the rates of an evaluation, with the bounds that they need. */
export const rateEvaluation = ({ refused, kept }: EvaluationResult): Omit<ModelEvaluation, 'madeAt'> => ({
  refused: { ...refused, needed: MODEL_BOUNDS.refused },
  kept: { ...kept, needed: MODEL_BOUNDS.kept },
});

/** Returns what an evaluation found, as a sentence. */
export function describeEvaluation(result: EvaluationResult): string {
  const rates = `The judge ${describeRates(rateEvaluation(result))}`;
  return isGoodEnough(result)
    ? `${rates}, so the model may edit reports.`
    : `${rates}, so the model must not edit reports: our own words stand.`;
}
