import { PLAN_LIMITS } from '@bearings/domain';
import { InvalidFieldError, NotFoundError } from '../platform/http/app-error.js';

export class StepNotFoundError extends NotFoundError {
  constructor() {
    super('This step is not in your plan any more.');
  }
}

export class PlanFullError extends InvalidFieldError {
  constructor() {
    super('steps', `A plan has at most ${PLAN_LIMITS.steps} steps. Remove one you no longer need.`);
  }
}
