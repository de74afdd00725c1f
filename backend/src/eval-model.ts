// Evaluates the configured language model, and stores the result: until it is good enough, no model edits reports.
// Writes the result as JSON to a file if one is named. Usage: npm run eval:model -- result.json
import { writeFileSync } from 'node:fs';
import { loadConfig } from './config/env.js';
import {
  describeEvaluation,
  estimateEvaluation,
  evaluateModel,
  findCombination,
} from './report/generation/evaluation/evaluate-model.js';
import { storeEvaluation, withEvaluations } from './report/generation/evaluation/evaluation-store.js';

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const { report, database } = loadConfig();
if (report.model === null) {
  say('No model is set: give OPENAI_API_KEY.');
  process.exit(1);
}
const { model } = report;
const combination = findCombination(model);
const { calls, inputTokens, outputTokens, dollars } = estimateEvaluation(model);
const cost = dollars === null ? 'set OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE for its cost' : `about $${dollars}`;
say(
  `${model.judge} at ${combination.server} judges ${calls} calls: ${inputTokens} tokens in, ${outputTokens} out, ${cost}.`,
);
const result = await evaluateModel(model, () => Promise.resolve(true), new AbortController().signal);
say(describeEvaluation(result));
for (const { kind, right, of, low, high } of result.kinds) {
  say(`  ${kind.padEnd(14)} ${right} of ${of} refused (${low.toFixed(2)} to ${high.toFixed(2)})`);
}
say(`${result.calls} calls took ${result.seconds} s, ${result.inputTokens} tokens in and ${result.outputTokens} out.`);
await withEvaluations(database.url, (manager) => storeEvaluation(manager, combination, result));
const [file] = process.argv.slice(2);
if (file !== undefined) {
  writeFileSync(file, `${JSON.stringify({ ...combination, madeAt: new Date().toISOString(), ...result }, null, 2)}\n`);
}
