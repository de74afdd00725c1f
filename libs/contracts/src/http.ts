export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A route of the API. `types` exists for the compiler only and is never set. */
export interface Endpoint<Request, Reply> {
  method: HttpMethod;
  /** Path from the root of the site, with `:name` for each parameter. */
  path: string;
  readonly types?: { request: Request; reply: Reply };
}

export type ReplyOf<E> = E extends Endpoint<unknown, infer Reply> ? Reply : never;

/** Returns a path with encoded values for its `:name` parameters. Throws if one is missing. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs the parameter ${name}.`);
    return encodeURIComponent(value);
  });
}
