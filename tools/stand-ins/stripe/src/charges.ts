import { call, type Call } from './calls.js';
import { noSuch } from './errors.js';
import { listParameters, page } from './lists.js';
import { text } from './parameters.js';

export const chargeCalls: readonly Call[] = [
  call({
    name: 'charges.retrieve',
    method: 'GET',
    path: '/v1/charges/:id',
    accepts: {},
    run({ tx }, _given, id) {
      const charge = tx.get('charges', id);
      if (charge === undefined) throw noSuch('charge', id, 'id');
      return charge;
    },
  }),
  call({
    name: 'charges.list',
    method: 'GET',
    path: '/v1/charges',
    accepts: { ...listParameters, payment_intent: text },
    run({ tx }, { payment_intent: intent, ...query }) {
      const rows = tx
        .all('charges')
        .filter((charge) => intent === undefined || charge.payment_intent === intent);
      return page(rows, query, '/v1/charges');
    },
  }),
];
