import { Reflector } from '@nestjs/core';

/**
 * Declares that a route needs a proof of the last five minutes: the password or the second factor
 * again. An open browser alone must not refund or delete.
 */
export const NeedsProof = Reflector.createDecorator<true>();
