import type { ErrorCode } from '@bearings/contracts';
import { Reflector } from '@nestjs/core';

/** Error codes by their HTTP status. */
export type Refusals = Partial<Record<number, readonly ErrorCode[]>>;

/**
 * Declares for the OpenAPI document how a route may reject a request, in addition to what follows from its access
 * rule, body, query and parameters.
 */
export const Refuses = Reflector.createDecorator<Refusals>();
