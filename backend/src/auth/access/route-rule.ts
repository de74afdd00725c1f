import type { Access as AccessRule } from '@bearings/contracts';
import type { Reflector } from '@nestjs/core';
import { Access } from '../../platform/http/access.decorator.js';
import { UndeclaredAccessError } from '../auth.errors.js';
import { NeedsProof } from './needs-proof.decorator.js';
import { AcceptsReplacedToken } from './replaced-token.decorator.js';

/** What a route declares about its callers. */
export interface RouteRule {
  access: AccessRule;
  acceptsReplaced: boolean;
  needsProof: boolean;
}

/** Reads what a controller's method declares. Throws when it declares no access. */
export function readRule(reflector: Reflector, method: Parameters<Reflector['get']>[1]): RouteRule {
  const access = reflector.get(Access, method);
  if (access === undefined) throw new UndeclaredAccessError();
  return {
    access,
    acceptsReplaced: reflector.get(AcceptsReplacedToken, method) ?? false,
    needsProof: reflector.get(NeedsProof, method) ?? false,
  };
}
