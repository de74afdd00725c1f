/**
 * The parts that a reply must have for a page to use it: the fields of the contract's first release,
 * and later fields that front ends read. Other fields are allowed. Its type is derived from the
 * reply's, so that a renamed field fails to compile.
 */
export type ReplyShape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'anything'
  /** No body at all. */
  | 'nothing'
  | { list: ReplyShape }
  | { orNull: ReplyShape }
  | { fields: Readonly<Record<string, ReplyShape>> };

/** The required keys of a type, since a shape can't require an optional one. */
type RequiredKey<T> = {
  [K in keyof T]-?: undefined extends T[K] ? never : K;
}[keyof T];

/** The shapes that fit a reply type. A shape may omit any field. */
export type ShapeOf<T> = unknown extends T
  ? 'anything'
  : [T] extends [void]
    ? 'nothing'
    : null extends T
      ? { orNull: ShapeOf<NonNullable<T>> }
      : [T] extends [string]
        ? 'string'
        : [T] extends [number]
          ? 'number'
          : [T] extends [boolean]
            ? 'boolean'
            : [T] extends [readonly (infer Item)[]]
              ? { list: ShapeOf<Item> }
              : { fields: { readonly [K in RequiredKey<T>]?: ShapeOf<T[K]> } };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the path of the first part of a reply that does not match its shape, or null. */
export function misfitOf(shape: ReplyShape, value: unknown, place = 'reply'): string | null {
  if (shape === 'anything') return null;
  if (shape === 'nothing') return value === null ? null : place;
  if (typeof shape === 'string') {
    const type: string = typeof value;
    return type === shape ? null : place;
  }
  if ('orNull' in shape) return value === null ? null : misfitOf(shape.orNull, value, place);
  if ('list' in shape) {
    if (!Array.isArray(value)) return place;
    return firstMisfit(value.map((item, index) => [shape.list, item, `${place}[${index}]`]));
  }
  if (!isRecord(value)) return place;
  return firstMisfit(
    Object.entries(shape.fields).map(([name, field]) => [field, value[name], `${place}.${name}`]),
  );
}

function firstMisfit(parts: [ReplyShape, unknown, string][]): string | null {
  for (const part of parts) {
    const misfit = misfitOf(...part);
    if (misfit !== null) return misfit;
  }
  return null;
}
