/** How one call of the interface is described. The calls themselves stand by resource. */
import type { Context } from './context.js';
import { expand } from './expand.js';
import { listOf, readFields, text, type Kind } from './parameters.js';

type Shape = Readonly<Record<string, Kind<unknown>>>;
type Values<S extends Shape> = { [K in keyof S]: S[K] extends Kind<infer T> ? T : never };

interface Description<S extends Shape> {
  /** Named as in the SDK: `payment_intents.create`; faults are ordered by it. */
  name: string;
  method: 'GET' | 'POST';
  /** An object's identifier in it is written `:id`. */
  path: string;
  /** Whether a browser may make it, with a publishable key and a client secret. */
  browser?: true;
  accepts: S;
  run(context: Context, given: Values<S>, id: string): object;
}

export interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  browser: boolean;
  /** Reads the parameters, changing nothing. @throws InvalidParameter */
  prepare(form: Record<string, unknown>): (context: Context, id: string) => object;
}

const expandable = { expand: listOf(text) };

/** Describes a call: where it is, what it accepts, and what it does. */
export function call<const S extends Shape>(description: Description<S>): Call {
  const { name, method, path, browser = false, accepts, run } = description;
  return {
    name,
    method,
    path,
    browser,
    prepare({ expand: paths, ...form }) {
      const given = readFields(accepts, form);
      const { expand: wanted = [] } = readFields(expandable, { expand: paths });
      return (context, id) => expand(context.tx, run(context, given, id), wanted);
    },
  };
}
