// Composes the stand-in's answers: edits of the sentences in a call, and verdicts on pairs.
import { isJsonObject, type JsonObject } from './json.js';

/** A sentence and the facts that it must follow from. */
export interface JudgedPair {
  id: string;
  sentence: string;
  facts: readonly string[];
}

/** What a call asks for. */
export type Task = { role: 'editor'; places: readonly Place[] } | { role: 'judge'; pairs: readonly JudgedPair[] };

interface Place {
  sentences: readonly { id: string; text: string }[];
  facts: readonly string[];
}

/** The verdict on a pair; tests replace it by a table. */
export type Judge = (pair: JudgedPair) => string;

/** Returns the answer to a task. An editor chooses the last sentence of each place and puts "In short" before it. */
export function composeAnswer(task: Task, judge: Judge): JsonObject {
  if (task.role === 'judge') return Object.fromEntries(task.pairs.map((pair) => [pair.id, judge(pair)]));
  const edits = task.places.flatMap(({ sentences, facts }) => {
    const chosen = sentences.at(-1);
    if (chosen === undefined) return [];
    const { id, text } = chosen;
    return [{ id, rewrite: `In short, ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`, facts: [...facts] }];
  });
  return { sentences: edits };
}

/** Returns the task in a call's messages, or null. */
export function findTask(messages: readonly unknown[]): Task | null {
  const value = messages.find((message) => isJsonObject(message) && (message.places ?? message.pairs));
  if (!isJsonObject(value)) return null;
  if (Array.isArray(value.pairs)) return { role: 'judge', pairs: value.pairs.flatMap(readPair) };
  return Array.isArray(value.places) ? { role: 'editor', places: value.places.flatMap(readPlace) } : null;
}

function readPair(value: unknown): JudgedPair[] {
  if (!isJsonObject(value)) return [];
  return [{ id: String(value.id), sentence: String(value.sentence), facts: readTexts(value.facts) }];
}

function readPlace(value: unknown): Place[] {
  if (!isJsonObject(value) || !Array.isArray(value.sentences)) return [];
  const sentences = value.sentences.map((each: unknown) => {
    const { id, text } = isJsonObject(each) ? each : {};
    return { id: String(id), text: String(text) };
  });
  return [{ sentences, facts: readTexts(value.facts) }];
}

const readTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((each: unknown) => String(each)) : [];
