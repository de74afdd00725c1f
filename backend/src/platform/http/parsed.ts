/** A parsed value, or the invalid field and a message for the user. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; field: string; message: string };

/** Returns a parse failure of a field with a message for the user. */
export function createParseFailure(field: string, message: string): Extract<Parsed<never>, { ok: false }> {
  return { ok: false, field, message };
}
