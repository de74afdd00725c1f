import type { AccessRule, Refusals } from './route.decorators.js';

type SecurityRequirements = Record<string, string[]>[];

/** The names of the security schemes in the OpenAPI document. */
export const SESSION_SCHEME = 'session';
export const SIGNATURE_SCHEME = 'signature';

/** OpenAPI's security requirements of each access rule. An empty requirement means that no session is needed. */
export const SECURITY_BY_RULE: Record<AccessRule, SecurityRequirements> = {
  anyone: [],
  visitor: [{}, { [SESSION_SCHEME]: [] }],
  owner: [{ [SESSION_SCHEME]: [] }],
  user: [{ [SESSION_SCHEME]: [] }],
  support: [{ [SESSION_SCHEME]: [] }],
  admin: [{ [SESSION_SCHEME]: [] }],
  provider: [{ [SIGNATURE_SCHEME]: [] }],
};

const REFUSALS_BY_RULE: Record<AccessRule, Refusals> = {
  anyone: {},
  visitor: {},
  owner: { 404: ['not_found'] },
  user: { 401: ['unauthorized'] },
  support: { 404: ['not_found'] },
  admin: { 404: ['not_found'] },
  provider: {},
};

/** The parts of an operation that determine how a request may be rejected. */
interface Operation {
  parameters?: readonly object[];
  requestBody?: unknown;
}

/** Returns how an operation may reject a request, by status. */
export function listRefusals(
  method: string,
  { parameters = [], requestBody }: Operation,
  access: AccessRule,
  declared: Refusals,
): Refusals {
  const isFieldIn = (location: string): boolean =>
    parameters.some((parameter) => Reflect.get(parameter, 'in') === location);
  const sources: Refusals[] = [
    requestBody === undefined
      ? { 400: ['invalid_field'] }
      : {
          400: ['bad_request', 'invalid_field', 'too_deep'],
          413: ['too_large'],
          415: ['not_json'],
        },
    isFieldIn('query') ? { 400: ['invalid_field'] } : {},
    isFieldIn('path') ? { 404: ['not_found'] } : {},
    method === 'get' || access === 'provider' ? {} : { 403: ['cross_site'] },
    REFUSALS_BY_RULE[access],
    { 429: ['too_many_requests'] },
    declared,
  ];
  const statuses = new Set(sources.flatMap((source) => Object.keys(source).map(Number)));
  return Object.fromEntries(
    [...statuses].map((status) => [status, [...new Set(sources.flatMap((source) => source[status] ?? []))].toSorted()]),
  );
}
