import { Reflector } from '@nestjs/core';

/**
 * Declares that a route also accepts a token that a purchase replaced, for five minutes and only for
 * the assessment bought. The route's service loads the assessment with `getOwnedByBuyer`.
 */
export const AcceptsReplacedToken = Reflector.createDecorator<true>();
