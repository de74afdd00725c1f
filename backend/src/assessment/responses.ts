import { isRecord, type QuestionResponse } from '@bearings/contracts';
import { type Answer, findScaleStep, QUESTIONS } from '@bearings/domain';
import { createParseFailure, type Parsed } from '../platform/http/parsed.js';

const QUESTION_IDS: readonly string[] = QUESTIONS.map((question) => question.id);
const KNOWN_QUESTION_IDS: ReadonlySet<string> = new Set(QUESTION_IDS);
const RESPONSE_KEYS: ReadonlySet<string> = new Set(['questionId', 'answer', 'score']);

/** Reads own properties only, because inherited ones were not sent. */
function readOwnValue(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Repeats the unknown id in the error only if it is short and consists of letters, digits and underscores. */
function failUnknownQuestion(field: string, id: string): Parsed<never> {
  const questionName = /^\w{1,20}$/.test(id) ? `There is no question ${id}.` : 'There is no such question.';
  return createParseFailure(
    field,
    `${questionName} Questions run from ${QUESTION_IDS.at(0)} to ${QUESTION_IDS.at(-1)}.`,
  );
}

function parseResponse(input: unknown, field: string): Parsed<QuestionResponse> {
  if (!isRecord(input)) return createParseFailure(field, 'Each response must be an object.');
  const questionId = readOwnValue(input, 'questionId');
  if (typeof questionId !== 'string') return createParseFailure(field, 'Each response must name its question.');
  if (!KNOWN_QUESTION_IDS.has(questionId)) return failUnknownQuestion(field, questionId);
  const fieldName = `responses.${questionId}`;
  const step = findScaleStep(readOwnValue(input, 'answer'));
  if (!step) return createParseFailure(fieldName, `The answer to question ${questionId} must be '1' to '5'.`);
  if (readOwnValue(input, 'score') !== step.score) {
    return createParseFailure(fieldName, `The score of question ${questionId} must equal its answer.`);
  }
  if (Object.keys(input).some((key) => !RESPONSE_KEYS.has(key))) {
    return createParseFailure(fieldName, `The response to question ${questionId} has a part that is not known.`);
  }
  return { ok: true, value: { questionId, answer: step.value, score: step.score } };
}

/**
 * Returns the 36 responses of a submission in question-bank order, from any JSON value; never throws. Each known id
 * must occur once, in any order, with an answer from '1' to '5' and an equal score. An error contains the first
 * invalid item: `responses.q7`, or its index (`responses.3`) if its id is unknown. Parsing stops at the first error,
 * so that at most 37 items of a huge list are read.
 */
export function parseResponses(input: unknown): Parsed<QuestionResponse[]> {
  if (!Array.isArray(input)) return createParseFailure('responses', 'The responses must be a list.');
  const items: readonly unknown[] = input;
  const found = new Map<string, QuestionResponse>();
  for (const [index, item] of items.entries()) {
    const parsedItem = parseResponse(item, `responses.${index}`);
    if (!parsedItem.ok) return parsedItem;
    const { questionId } = parsedItem.value;
    if (found.has(questionId)) {
      return createParseFailure(`responses.${questionId}`, `Question ${questionId} is answered more than once.`);
    }
    found.set(questionId, parsedItem.value);
  }
  const value: QuestionResponse[] = [];
  for (const id of QUESTION_IDS) {
    const response = found.get(id);
    if (!response) return createParseFailure(`responses.${id}`, `Question ${id} has no answer.`);
    value.push(response);
  }
  return { ok: true, value };
}

/**
 * Returns a draft's answers so far, by question id in question-bank order: any number of known questions, each with an
 * answer from '1' to '5'. An error contains the first invalid field: `answers.q7`, or `answers` for an unknown
 * question.
 */
export function parseDraftAnswers(input: unknown): Parsed<Record<string, Answer>> {
  if (!isRecord(input)) return createParseFailure('answers', 'The answers must be an object.');
  const foreignId = Object.keys(input).find((id) => !KNOWN_QUESTION_IDS.has(id));
  if (foreignId !== undefined) return failUnknownQuestion('answers', foreignId);
  const value: Record<string, Answer> = {};
  for (const id of QUESTION_IDS) {
    if (!Object.hasOwn(input, id)) continue;
    const step = findScaleStep(input[id]);
    if (!step) return createParseFailure(`answers.${id}`, `The answer to question ${id} must be '1' to '5'.`);
    value[id] = step.value;
  }
  return { ok: true, value };
}
