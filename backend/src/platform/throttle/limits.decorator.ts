import { Reflector } from '@nestjs/core';
import type { ThrottleRule } from './throttle.js';

/** Limits the calls of a route from one network. Counted before any other check. */
export const LimitPerNetwork = Reflector.createDecorator<ThrottleRule>();

/** Limits the calls of a route by one account, or by one visitor's session. Counted once its role is admitted. */
export const LimitPerCaller = Reflector.createDecorator<ThrottleRule>();
