import { Reflector } from '@nestjs/core';
import type { ThrottleRule } from './throttle.js';

/** Limits the requests to a route from one network. They are counted before any other check. */
export const LimitPerNetwork = Reflector.createDecorator<ThrottleRule>();

/**
 * Limits the requests to a route from one account or one visitor's session. They are counted after the role is
 * admitted.
 */
export const LimitPerCaller = Reflector.createDecorator<ThrottleRule>();
