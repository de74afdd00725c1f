// Evaluates the configured language model, and stores the result: until it is good enough, no model edits reports.
// Writes the result as JSON to a file if one is named. Usage: npm run eval:model -- result.json
import { writeFileSync } from 'node:fs';
import type { EntityManager } from 'typeorm';
import { describeRate } from '@bearings/contracts';
import type { ModelConfig } from './config/config.js';
import { loadConfig } from './config/env.js';
import {
  describeEvaluation,
  estimateEvaluation,
  evaluateModel,
  findCombination,
} from './report/generation/evaluation/evaluate-model.js';
import type { EvaluationResult } from './report/generation/evaluation/model-evaluation.entity.js';
import { storeEvaluation, withEvaluations } from './report/generation/evaluation/evaluation-store.js';

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const [file] = process.argv.slice(2);
try {
  const { report, database } = loadConfig();
  const { model } = report;
  if (model === null) throw new Error('no model is set: give OPENAI_API_KEY');
  await withEvaluations(database.url, (manager) => evaluate(model, manager));
} catch (error) {
  const reason: unknown = error instanceof AggregateError ? error.errors[0] : error;
  process.stderr.write(
    `The model cannot be evaluated: ${(reason instanceof Error ? reason.message : String(reason)).replace(/\.$/, '')}.\n`,
  );
  process.exitCode = 1;
}

/** Shows that a call is made. The calls of this command do not count towards the daily limit. */
function showCall(): Promise<void> {
  process.stdout.write('.');
  return Promise.resolve();
}

const showPause = (ms: number): void => say(` The server asks for a pause of ${Math.ceil(ms / 1_000)} s.`);

/** Returns the tokens that the server counted, and their price if it is known. */
function describeUse({ inputTokens, outputTokens, dollars }: EvaluationResult): string {
  if (inputTokens === 0) return '; the server counted no tokens';
  const price = dollars === null ? '' : `, for $${dollars}`;
  return `, ${inputTokens} tokens in and ${outputTokens} out${price}`;
}

async function evaluate(model: ModelConfig, manager: EntityManager): Promise<void> {
  const combination = findCombination(model);
  const { calls, inputTokens, outputTokens, dollars } = estimateEvaluation(model);
  const cost =
    dollars === null ? '; set OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE to see the cost' : `, for about $${dollars}`;
  say(
    `The judge ${model.judge} at ${combination.server} gets ${calls} calls: about ${inputTokens} tokens in and ${outputTokens} out${cost}.`,
  );
  const { signal } = new AbortController();
  const options = { takeCall: showCall, onPause: showPause, signal };
  const result = await evaluateModel(model, options).finally(() => say(''));
  await storeEvaluation(manager, combination, result);
  say(describeEvaluation(result));
  say('False sentences by kind:');
  for (const { kind, ...rate } of result.kinds) say(`  ${kind.padEnd(14)} ${describeRate(rate, 'refused')}`);
  say(`${result.calls} calls took ${result.seconds} s${describeUse(result)}.`);
  if (file !== undefined) {
    writeFileSync(
      file,
      `${JSON.stringify({ ...combination, madeAt: new Date().toISOString(), ...result }, null, 2)}\n`,
    );
  }
}
