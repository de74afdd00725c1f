import type { Access as AccessRule } from '@bearings/contracts';
import { Reflector } from '@nestjs/core';

/** Declares who may call a route. A route without it refuses every call, and a test reports it. */
export const Access = Reflector.createDecorator<AccessRule>();
