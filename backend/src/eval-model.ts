// Evaluates the configured language model, and stores the result: until it is good enough, no model edits reports.
// Writes the result as JSON to a file if one is named. Usage: npm run eval:model -- result.json
import { writeFileSync } from 'node:fs';
import type { EntityManager } from 'typeorm';
import type { ModelConfig } from './config/config.js';
import { loadConfig } from './config/env.js';
import {
  describeEvaluation,
  estimateEvaluation,
  evaluateModel,
  findCombination,
} from './report/generation/evaluation/evaluate-model.js';
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

async function evaluate(model: ModelConfig, manager: EntityManager): Promise<void> {
  const combination = findCombination(model);
  const { calls, inputTokens, outputTokens, dollars } = estimateEvaluation(model);
  const cost =
    dollars === null ? '; set OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE to see the cost' : `, for about $${dollars}`;
  say(
    `The judge ${model.judge} at ${combination.server} gets ${calls} calls: about ${inputTokens} tokens in and ${outputTokens} out${cost}.`,
  );
  const result = await evaluateModel(model, () => Promise.resolve(true), new AbortController().signal);
  await storeEvaluation(manager, combination, result);
  say(describeEvaluation(result));
  for (const { kind, right, of, low, high } of result.kinds) {
    say(`  ${kind.padEnd(14)} ${right} of ${of} refused (${low.toFixed(2)} to ${high.toFixed(2)})`);
  }
  say(
    `${result.calls} calls took ${result.seconds} s, ${result.inputTokens} tokens in and ${result.outputTokens} out.`,
  );
  if (file !== undefined) {
    writeFileSync(
      file,
      `${JSON.stringify({ ...combination, madeAt: new Date().toISOString(), ...result }, null, 2)}\n`,
    );
  }
}
