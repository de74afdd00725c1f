import { Reflector } from '@nestjs/core';

/**
 * Declares that the route's own statement finds the caller, so that session and answer take one round
 * trip. The guard looks nothing up; until the route calls `RouteAccess.admit` with the session that its
 * statement found, its caller is one without a session. Its method takes the request and the reply, and
 * nothing else: it is called without Nest, see `direct-routes.ts`. A GET may only read.
 */
export const FindsCaller = Reflector.createDecorator<true>();
