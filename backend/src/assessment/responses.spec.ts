import type { QuestionResponse } from '@bearings/contracts';
import { QUESTIONS } from '@bearings/domain';
import * as fc from 'fast-check';
import { anyResponses } from '@bearings/career-matching/arbitraries';
import { createResponses } from '@bearings/career-matching/testing';
import { parseDraftAnswers, parseResponses } from './responses.js';

const responsesOfThree = createResponses(() => 3);

/** Returns answers of 3 to all 36 statements, with `item` instead of the answer to q7. */
function createResponsesWithSeventh(item: unknown): unknown[] {
  return responsesOfThree.map((response) => (response.questionId === 'q7' ? item : response));
}

/** Parses JSON as the server does. Unlike an object literal, parsed JSON can have a key __proto__. */
const parseJson = (json: string): unknown => JSON.parse(json);

describe('parseResponses', () => {
  it('accepts answers in any order, and returns them in the order of the question bank', () => {
    fc.assert(
      fc.property(
        anyResponses.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([inOrder, shuffled]) => {
          expect(parseResponses(shuffled)).toEqual({ ok: true, value: inOrder });
        },
      ),
    );
  });

  const seventhResponse = { questionId: 'q7', answer: '3', score: 3 };
  it.each<[string, unknown, string, RegExp]>([
    ['no list', undefined, 'responses', /list/],
    ['an object', { length: 36 }, 'responses', /list/],
    ['one answer missing', responsesOfThree.filter((r) => r.questionId !== 'q7'), 'responses.q7', /no answer/],
    ['one answer twice', [...responsesOfThree, seventhResponse], 'responses.q7', /more than once/],
    [
      'an answer to q37',
      createResponsesWithSeventh({ ...seventhResponse, questionId: 'q37' }),
      'responses.6',
      /no question q37/,
    ],
    ['a padded id', createResponsesWithSeventh({ ...seventhResponse, questionId: ' q7' }), 'responses.6', /no such/],
    [
      'the id __proto__',
      createResponsesWithSeventh({ ...seventhResponse, questionId: '__proto__' }),
      'responses.6',
      /__proto__/,
    ],
    ['an answer without an id', createResponsesWithSeventh({ answer: '3', score: 3 }), 'responses.6', /name its/],
    ['null instead of an answer', createResponsesWithSeventh(null), 'responses.6', /object/],
    [
      'answer 6',
      createResponsesWithSeventh({ ...seventhResponse, answer: '6', score: 6 }),
      'responses.q7',
      /'1' to '5'/,
    ],
    [
      'a number as an answer',
      createResponsesWithSeventh({ ...seventhResponse, answer: 3 }),
      'responses.q7',
      /'1' to '5'/,
    ],
    ['a padded answer', createResponsesWithSeventh({ ...seventhResponse, answer: '3 ' }), 'responses.q7', /'1' to '5'/],
    [
      'a score that differs from the answer',
      createResponsesWithSeventh({ ...seventhResponse, score: 4 }),
      'responses.q7',
      /equal/,
    ],
    [
      'an unknown property',
      createResponsesWithSeventh({ ...seventhResponse, admin: true }),
      'responses.q7',
      /not known/,
    ],
    [
      'a __proto__ property besides valid ones',
      createResponsesWithSeventh(parseJson('{"questionId":"q7","answer":"3","score":3,"__proto__":{"a":1}}')),
      'responses.q7',
      /not known/,
    ],
    [
      'valid properties within __proto__',
      createResponsesWithSeventh(parseJson('{"__proto__":{"questionId":"q7","answer":"3","score":3}}')),
      'responses.6',
      /name its/,
    ],
    ['inherited values', createResponsesWithSeventh(Object.create(seventhResponse)), 'responses.6', /name its/],
    // oxlint-disable-next-line unicorn/no-new-array
    ['an array without elements', new Array(36), 'responses.0', /object/],
  ])('refuses invalid responses and names the invalid field: %s', (_, input, field, message) => {
    const parsedResponses = parseResponses(input);
    expect(parsedResponses).toEqual({ ok: false, field, message: expect.stringMatching(message) });
  });

  it('stops reading a list of 5,000 items after item 37, one more than there are statements', () => {
    let lookupCount = 0;
    const endlessResponses = Array.from({ length: 5000 }, (_, i) =>
      Object.defineProperty({ ...responsesOfThree[i % 36] }, 'questionId', {
        enumerable: true,
        get: () => {
          lookupCount += 1;
          return `q${(i % 36) + 1}`;
        },
      }),
    );
    expect(parseResponses(endlessResponses)).toMatchObject({ ok: false, field: 'responses.q1' });
    expect(lookupCount).toBeLessThanOrEqual(37);
  });

  it('accepts only valid responses and does not throw, whatever JSON is sent', () => {
    const json = fc.jsonValue({ maxDepth: 5 });
    const anyResponse = fc.oneof(
      json,
      fc.record({
        questionId: fc.oneof(fc.constantFrom('q7', 'q37', '__proto__', 'toString'), json),
        answer: fc.oneof(fc.constantFrom('1', '5', '6'), json),
        score: fc.oneof(fc.constantFrom(1, 5, 6), json),
      }),
    );
    fc.assert(
      fc.property(fc.oneof(json, fc.array(anyResponse)), (input) => {
        expect(parseResponses(input).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(anyResponses, fc.nat(35), anyResponse, (responses, index, item) => {
        const changedResponses = responses.map((response, i): unknown => (i === index ? item : response));
        const parsedResponses = parseResponses(changedResponses);
        expect(parsedResponses.ok).toBe(isResponseTo(item, `q${index + 1}`));
      }),
    );
  });

  it('omits the id of an unknown question from the error when the id is not a plain short word', () => {
    for (const id of ['<script>alert(1)</script>', 'a'.repeat(21), 'é', '', '\u0000']) {
      const parsedResponses = parseResponses(createResponsesWithSeventh({ questionId: id, answer: '3', score: 3 }));
      const message = parsedResponses.ok ? '' : parsedResponses.message;
      expect(message).toBe('There is no such question. Questions run from q1 to q36.');
    }
  });
});

describe('parseDraftAnswers', () => {
  it('accepts answers to some of the questions, and returns them in the order of the question bank', () => {
    expect(parseDraftAnswers({})).toEqual({ ok: true, value: {} });
    const parsedAnswers = parseDraftAnswers({ q36: '5', q2: '1' });
    expect(parsedAnswers).toEqual({ ok: true, value: { q2: '1', q36: '5' } });
    expect(parsedAnswers.ok && Object.keys(parsedAnswers.value)).toEqual(['q2', 'q36']);
    const all = Object.fromEntries(QUESTIONS.map((question) => [question.id, '4']));
    expect(parseDraftAnswers(all)).toEqual({ ok: true, value: all });
  });

  it.each<[unknown, string, RegExp]>([
    [undefined, 'answers', /object/],
    [null, 'answers', /object/],
    [['1'], 'answers', /object/],
    [{ q37: '1' }, 'answers', /no question q37/],
    [{ toString: '1' }, 'answers', /no question toString/],
    [parseJson('{"__proto__":{"q1":"1"}}'), 'answers', /no question __proto__/],
    [{ q1: 1 }, 'answers.q1', /'1' to '5'/],
    [{ q1: '6' }, 'answers.q1', /'1' to '5'/],
    [{ q1: undefined }, 'answers.q1', /'1' to '5'/],
    [{ q1: ['1'] }, 'answers.q1', /'1' to '5'/],
  ])('refuses the answers %j', (input, field, message) => {
    const parsedAnswers = parseDraftAnswers(input);
    expect(parsedAnswers).toEqual({ ok: false, field, message: expect.stringMatching(message) });
  });

  it('ignores answers that the sent object inherits from its prototype', () => {
    expect(parseDraftAnswers(Object.create({ q1: '1' }))).toEqual({ ok: true, value: {} });
  });
});

function isResponseTo(item: unknown, id: string): boolean {
  const validResponses: readonly QuestionResponse[] = [1, 2, 3, 4, 5].flatMap((answer) =>
    createResponses(() => answer).filter((response) => response.questionId === id),
  );
  return validResponses.some((response) => JSON.stringify(response) === JSON.stringify(item));
}
