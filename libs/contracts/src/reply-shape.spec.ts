import * as endpoints from './endpoints.js';
import { misfitOf, type ReplyShape, type ShapeOf } from './reply-shape.js';

const shapes = Object.entries(endpoints).map(([name, { reply }]): [string, ReplyShape] => [
  name,
  reply,
]);

/** Returns the smallest reply that matches the shape. */
function leastOf(shape: ReplyShape): unknown {
  if (shape === 'string') return '';
  if (shape === 'number') return 0;
  if (shape === 'boolean') return false;
  if (shape === 'nothing' || shape === 'anything') return null;
  if ('orNull' in shape) return leastOf(shape.orNull);
  if ('list' in shape) return [leastOf(shape.list)];
  return Object.fromEntries(
    Object.entries(shape.fields).map(([name, field]) => [name, leastOf(field)]),
  );
}

const wrongTypeOf = (value: unknown): unknown => (typeof value === 'string' ? 1 : 'wrong');

/** Returns copies of a reply with one part, at any depth, missing or of a wrong type. */
function brokenOnes(value: unknown, mayBeNull: boolean): unknown[] {
  const whole = [wrongTypeOf(value), ...(mayBeNull ? [] : [null])];
  if (Array.isArray(value)) {
    return [...whole, {}, ...value.flatMap((item) => brokenOnes(item, false).map((b) => [b]))];
  }
  if (typeof value !== 'object' || value === null) return whole;
  const parts = Object.entries(value);
  const withOneBroken = parts.flatMap(([name, part]) => [
    Object.fromEntries(parts.filter(([other]) => other !== name)),
    { ...value, [name]: wrongTypeOf(part) },
  ]);
  return [...whole, [], ...withOneBroken];
}

describe.each(shapes)('the reply of %s', (_, shape) => {
  const mayBeNull = shape === 'nothing' || (typeof shape === 'object' && 'orNull' in shape);

  it('matches when it has the required parts, or more', () => {
    const least = leastOf(shape);
    expect(misfitOf(shape, least)).toBeNull();
    if (typeof least !== 'object' || least === null || Array.isArray(least)) return;
    expect(misfitOf(shape, { ...least, added: 'by a newer API' })).toBeNull();
  });

  it('does not match when it is empty, null, text, a list instead of an object, or lacks a part', () => {
    const html = shape === 'string' ? 1 : '<!doctype html>';
    const broken = [{}, undefined, html, ...brokenOnes(leastOf(shape), mayBeNull)];
    const refused = shape === 'nothing' ? [{}, [], html] : broken;
    for (const reply of refused)
      expect({ reply, misfit: misfitOf(shape, reply) }).not.toMatchObject({ misfit: null });
    if (!mayBeNull) expect(misfitOf(shape, null)).toBe('reply');
  });
});

it('misfitOf returns the path of the missing part', () => {
  const { reply } = endpoints.reportStatus;
  const status = { status: 'ready', error: null, progress: { percent: 'all', section: null } };
  expect(misfitOf(reply, status)).toBe('reply.progress.percent');
  expect(misfitOf({ list: 'string' }, ['a', 1])).toBe('reply[1]');
});

// Type tests: these shapes must not compile.
interface Sample {
  id: string;
  count: number | null;
  note?: string;
}
export const shapesThatDoNotCompile = [
  // @ts-expect-error -- the reply has no such field
  { fields: { name: 'string' } } satisfies ShapeOf<Sample>,
  // @ts-expect-error -- the field has another type
  { fields: { id: 'number' } } satisfies ShapeOf<Sample>,
  // @ts-expect-error -- the field may be null
  { fields: { count: 'number' } } satisfies ShapeOf<Sample>,
  // @ts-expect-error -- the field may be absent
  { fields: { note: 'string' } } satisfies ShapeOf<Sample>,
  { fields: { id: 'string', count: { orNull: 'number' } } } satisfies ShapeOf<Sample>,
];
