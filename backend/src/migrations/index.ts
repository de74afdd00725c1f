import { Foundation1763700000000 } from './1763700000000-foundation.js';
import { Identity1763720000000 } from './1763720000000-identity.js';
import { Payment1763730000000 } from './1763730000000-payment.js';
import { ModelBudget1763740000000 } from './1763740000000-model-budget.js';

/** Every migration in the order it runs. */
export const migrations = [
  Foundation1763700000000,
  Identity1763720000000,
  Payment1763730000000,
  ModelBudget1763740000000,
];
