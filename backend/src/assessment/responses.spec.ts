import { QUESTIONS, type QuestionResponse } from '@bearings/contracts';
import * as fc from 'fast-check';
import { anyResponses } from '@bearings/career-matching/arbitraries';
import { respond } from '@bearings/career-matching/testing';
import { parseDraftAnswers, parseResponses } from './responses.js';

const threes = respond(() => 3);

/** Returns 36 answers of 3, with that of q7 replaced. */
function withSeventh(item: unknown): unknown[] {
  return threes.map((response) => (response.questionId === 'q7' ? item : response));
}

/** Parses JSON as the server does. */
const parseJson = (json: string): unknown => JSON.parse(json);

describe('parseResponses', () => {
  it('accepts any 36 answers in any order, and puts them in bank order', () => {
    fc.assert(
      fc.property(
        anyResponses.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([inOrder, shuffled]) => {
          expect(parseResponses(shuffled)).toEqual({ ok: true, value: inOrder });
        },
      ),
    );
  });

  const seventh = { questionId: 'q7', answer: '3', score: 3 };
  it.each<[string, unknown, string, RegExp]>([
    ['nothing', undefined, 'responses', /list/],
    ['an object', { length: 36 }, 'responses', /list/],
    ['one missing', threes.filter((r) => r.questionId !== 'q7'), 'responses.q7', /no answer/],
    ['one twice', [...threes, seventh], 'responses.q7', /more than once/],
    ['one instead of another', withSeventh({ ...seventh, questionId: 'q8' }), 'responses.q8', /q8/],
    ['q37', withSeventh({ ...seventh, questionId: 'q37' }), 'responses.6', /no question q37/],
    ['a padded id', withSeventh({ ...seventh, questionId: ' q7' }), 'responses.6', /no such/],
    ['__proto__', withSeventh({ ...seventh, questionId: '__proto__' }), 'responses.6', /__proto__/],
    ['markup', withSeventh({ ...seventh, questionId: '<b>q7</b>' }), 'responses.6', /no such/],
    ['a number for an id', withSeventh({ ...seventh, questionId: 7 }), 'responses.6', /name its/],
    ['no id', withSeventh({ answer: '3', score: 3 }), 'responses.6', /name its/],
    ['null for an item', withSeventh(null), 'responses.6', /object/],
    ['answer 6', withSeventh({ ...seventh, answer: '6', score: 6 }), 'responses.q7', /'1' to '5'/],
    ['a number', withSeventh({ ...seventh, answer: 3 }), 'responses.q7', /'1' to '5'/],
    ['a padded answer', withSeventh({ ...seventh, answer: '3 ' }), 'responses.q7', /'1' to '5'/],
    ['another score', withSeventh({ ...seventh, score: 4 }), 'responses.q7', /equal/],
    ['a part too many', withSeventh({ ...seventh, admin: true }), 'responses.q7', /not known/],
    [
      'a prototype sent along',
      withSeventh(parseJson('{"questionId":"q7","answer":"3","score":3,"__proto__":{"a":1}}')),
      'responses.q7',
      /not known/,
    ],
    [
      'values in a prototype',
      withSeventh(parseJson('{"__proto__":{"questionId":"q7","answer":"3","score":3}}')),
      'responses.6',
      /name its/,
    ],
    ['inherited values', withSeventh(Object.create(seventh)), 'responses.6', /name its/],
    // oxlint-disable-next-line unicorn/no-new-array
    ['a list of holes', new Array(36), 'responses.0', /object/],
  ])('refuses %s and names the wrong field', (_, input, field, message) => {
    const parsed = parseResponses(input);
    expect(parsed).toEqual({ ok: false, field, message: expect.stringMatching(message) });
  });

  it('reads at most 37 items of a huge list', () => {
    let looked = 0;
    const endless = Array.from({ length: 5000 }, (_, i) =>
      Object.defineProperty({ ...threes[i % 36] }, 'questionId', {
        enumerable: true,
        get: () => {
          looked += 1;
          return `q${(i % 36) + 1}`;
        },
      }),
    );
    expect(parseResponses(endless)).toMatchObject({ ok: false, field: 'responses.q1' });
    expect(looked).toBeLessThanOrEqual(37);
  });

  it('never throws, and accepts nothing that is not valid, whatever JSON is sent', () => {
    const json = fc.jsonValue({ maxDepth: 5 });
    const anyItem = fc.oneof(
      json,
      fc.record({
        questionId: fc.oneof(fc.constantFrom('q7', 'q37', '__proto__', 'toString'), json),
        answer: fc.oneof(fc.constantFrom('1', '5', '6'), json),
        score: fc.oneof(fc.constantFrom(1, 5, 6), json),
      }),
    );
    fc.assert(
      fc.property(fc.oneof(json, fc.array(anyItem)), (input) => {
        expect(parseResponses(input).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(anyResponses, fc.nat(35), anyItem, (responses, index, item) => {
        const changed = responses.map((response, i): unknown => (i === index ? item : response));
        const parsed = parseResponses(changed);
        expect(parsed.ok).toBe(isResponseTo(item, `q${index + 1}`));
      }),
    );
  });

  it('returns short messages that repeat no harmful input', () => {
    for (const id of ['<script>alert(1)</script>', 'a'.repeat(21), 'é', '', '\u0000']) {
      const parsed = parseResponses(withSeventh({ questionId: id, answer: '3', score: 3 }));
      const message = parsed.ok ? '' : parsed.message;
      expect(message).toBe('There is no such question. Questions run from q1 to q36.');
    }
  });
});

describe('parseDraftAnswers', () => {
  it('accepts answers to any of the questions, and returns them in bank order', () => {
    expect(parseDraftAnswers({})).toEqual({ ok: true, value: {} });
    const parsed = parseDraftAnswers({ q36: '5', q2: '1' });
    expect(parsed).toEqual({ ok: true, value: { q2: '1', q36: '5' } });
    expect(parsed.ok && Object.keys(parsed.value)).toEqual(['q2', 'q36']);
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
    [{ q1: null }, 'answers.q1', /'1' to '5'/],
    [{ q1: undefined }, 'answers.q1', /'1' to '5'/],
    [{ q1: ['1'] }, 'answers.q1', /'1' to '5'/],
  ])('refuses %j', (input, field, message) => {
    const parsed = parseDraftAnswers(input);
    expect(parsed).toEqual({ ok: false, field, message: expect.stringMatching(message) });
  });

  it('ignores inherited properties', () => {
    expect(parseDraftAnswers(Object.create({ q1: '1' }))).toEqual({ ok: true, value: {} });
  });
});

function isResponseTo(item: unknown, id: string): boolean {
  const valid: readonly QuestionResponse[] = [1, 2, 3, 4, 5].flatMap((answer) =>
    respond(() => answer).filter((response) => response.questionId === id),
  );
  return valid.some((response) => JSON.stringify(response) === JSON.stringify(item));
}
