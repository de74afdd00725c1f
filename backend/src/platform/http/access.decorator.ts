import type { Access as AccessRule } from '@bearings/contracts';
import { Reflector } from '@nestjs/core';

/** Declares who may call a route. A route without it is refused, and a test finds it. */
export const Access = Reflector.createDecorator<AccessRule>();
