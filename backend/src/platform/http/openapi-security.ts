import type { AccessRule, Refusals } from './route.decorators.js';

type Security = Record<string, string[]>[];

/** The names of the document's security schemes. */
export const SESSION = 'session';
export const SIGNATURE = 'signature';

/** OpenAPI's security requirements of each access rule. An empty requirement means that no session is needed. */
export const SECURITY: Record<AccessRule, Security> = {
  anyone: [],
  visitor: [{}, { [SESSION]: [] }],
  owner: [{ [SESSION]: [] }],
  user: [{ [SESSION]: [] }],
  admin: [{ [SESSION]: [] }],
  provider: [{ [SIGNATURE]: [] }],
};

const BY_ACCESS: Record<AccessRule, Refusals> = {
  anyone: {},
  visitor: {},
  owner: { 404: ['not_found'] },
  user: { 401: ['unauthorized'] },
  admin: { 404: ['not_found'] },
  provider: {},
};

/** The parts of an operation that determine how a request may be rejected. */
interface Operation {
  parameters?: readonly object[];
  requestBody?: unknown;
}

/** Returns how an operation may reject a request, by status. */
export function refusalsOf(
  method: string,
  { parameters = [], requestBody }: Operation,
  access: AccessRule,
  declared: Refusals,
): Refusals {
  const isIn = (location: string): boolean =>
    parameters.some((parameter) => Reflect.get(parameter, 'in') === location);
  const sources: Refusals[] = [
    requestBody === undefined
      ? {}
      : {
          400: ['bad_request', 'invalid_field', 'too_deep'],
          413: ['too_large'],
          415: ['not_json'],
        },
    isIn('query') ? { 400: ['invalid_field'] } : {},
    isIn('path') ? { 404: ['not_found'] } : {},
    method === 'get' || access === 'provider' ? {} : { 403: ['cross_site'] },
    BY_ACCESS[access],
    { 429: ['too_many_requests'] },
    declared,
  ];
  const statuses = new Set(sources.flatMap((source) => Object.keys(source).map(Number)));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      [...new Set(sources.flatMap((source) => source[status] ?? []))].toSorted(),
    ]),
  );
}
