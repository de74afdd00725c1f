import { Reflector } from '@nestjs/core';

/**
 * Who may call a route.
 * - `anyone`: no session needed.
 * - `visitor`: anyone; the reply depends on the session, and an accepted write opens one.
 * - `owner`: the session or account that owns the assessment in the URL; 404 for all others. An
 *   administrator may read it too, which is audited.
 * - `user`: a signed-in account; 401 otherwise.
 * - `admin`: an account with the role admin; 404 for all others.
 * - `provider`: the payment provider, authenticated by its signature.
 */
export type AccessRule = 'anyone' | 'visitor' | 'owner' | 'user' | 'admin' | 'provider';

/** Declares who may call a route. A route without it rejects every request, and a test reports it. */
export const Access = Reflector.createDecorator<AccessRule>();
