import { createHash } from 'node:crypto';
import {
  createVerdictsSchema,
  isGoodEnough,
  JUDGE_INSTRUCTIONS,
  listModelCases,
  MODEL_BOUNDS,
  MODEL_PROMPTS,
  type ModelCase,
  type ModelRate,
  parseVerdicts,
  rateModel,
  type Verdict,
} from '@bearings/report-composer';
import type { ModelConfig } from '../../../config/config.js';
import { askModel } from '../writers/model/ask-model.js';
import { ChatClient } from '../writers/model/chat-client.js';
import type { Combination, EvaluationResult } from './model-evaluation.entity.js';

/** Number of cases in one call, about as many as the rewrites of a part of a report. */
const CASES_PER_CALL = 15;
/** Time limit for the pauses that a server asks for. With it, an evaluation ends before another worker may begin one. */
const MAX_PAUSES_MS = 20 * 60_000;
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
 * @param takeCall counts a call before it is made; returns false if none is left
 */
export async function evaluateModel(
  config: ModelConfig,
  takeCall: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<EvaluationResult> {
  const startMs = performance.now();
  const used = { calls: 0, inputTokens: 0, outputTokens: 0 };
  const chat = new ChatClient({ ...config, name: config.judge }, (_, usage) => {
    used.calls += 1;
    used.inputTokens += usage?.input ?? 0;
    used.outputTokens += usage?.output ?? 0;
  });
  const verdicts = new Map<string, Verdict>();
  const options = { takeCall, endsAt: Date.now() + MAX_PAUSES_MS, signal };
  for (const batch of listBatches()) {
    const ids = batch.map(({ id }) => id);
    const answer = await askModel(chat, createRequest(batch), ids, options);
    for (const [id, verdict] of parseVerdicts(answer)) verdicts.set(id, verdict);
  }
  return {
    ...rateModel(listModelCases(), verdicts),
    seconds: Math.round((performance.now() - startMs) / 100) / 10,
    ...used,
    dollars: used.inputTokens === 0 ? null : priceTokens(used.inputTokens, used.outputTokens, config),
  };
}

/** Returns the cases that our own checks leave to the judge, for one call each. */
function listBatches(): ModelCase[][] {
  const judged = listModelCases().filter(({ isDropped }) => !isDropped);
  const count = Math.ceil(judged.length / CASES_PER_CALL);
  return Array.from({ length: count }, (_, at) => judged.slice(at * CASES_PER_CALL, (at + 1) * CASES_PER_CALL));
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

/**
 * Returns a rate with its interval, as in "24 of 24 refused (86% to 100%)". Limits are rounded down, so that none seems
 * to reach a bound that it misses.
 */
export function describeRate({ right, of, low, high }: ModelRate, what: string): string {
  const [from, to] = [low, high].map((limit) => `${Math.floor(Math.round(10_000 * limit) / 100)}%`);
  return `${right} of ${of} ${what} (${from} to ${to})`;
}

/** Returns what an evaluation found, as a sentence. */
export function describeEvaluation(result: EvaluationResult): string {
  const { refused, kept } = MODEL_BOUNDS;
  const rates =
    `The judge refused ${describeRate(result.refused, 'false sentences')} and kept ${describeRate(result.kept, 'true ones')}. ` +
    `These 95% intervals must begin at ${100 * refused}% and ${100 * kept}% or above`;
  return isGoodEnough(result)
    ? `${rates}, so the model may edit reports.`
    : `${rates}, so the model must not edit reports: our own words stand.`;
}
