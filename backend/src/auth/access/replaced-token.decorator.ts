import { Reflector } from '@nestjs/core';

/**
 * Declares that a route also accepts a session token that a purchase has replaced, for five minutes and only for the
 * bought assessment. The route's service must load the assessment with `getOwnedByBuyer`.
 */
export const AcceptsReplacedToken = Reflector.createDecorator<true>();
