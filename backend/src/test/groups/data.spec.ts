import { registerGroup } from '../support/register-group.js';

await registerGroup('data');
