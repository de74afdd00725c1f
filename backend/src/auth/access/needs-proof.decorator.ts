import { Reflector } from '@nestjs/core';

/**
 * Declares that a route requires the password or the second factor again, unless it was entered within five minutes.
 * An unattended browser must not be able to refund or delete.
 */
export const NeedsProof = Reflector.createDecorator<true>();
