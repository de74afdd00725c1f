import { call, type Call } from './calls.js';
import { invalidRequest, noSuch } from './errors.js';
import { listParameters, page } from './lists.js';
import { flag, listOf, text } from './parameters.js';

/** `*` or `charge.*` as well as a type's whole name. */
function isOfType(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

export const eventCalls: readonly Call[] = [
  call({
    name: 'events.list',
    method: 'GET',
    path: '/v1/events',
    accepts: { ...listParameters, delivery_success: flag, type: text, types: listOf(text) },
    run({ tx }, { type, types, delivery_success: delivered, ...query }) {
      if (type !== undefined && types !== undefined) {
        throw invalidRequest('Give type or types, not both.', { param: 'type' });
      }
      const wanted = types ?? [type ?? '*'];
      const rows = tx
        .all('events')
        .filter((event) => wanted.some((each) => isOfType(event.type, each)))
        .filter((event) => delivered === undefined || (event.pending_webhooks === 0) === delivered);
      return page(rows, query, '/v1/events');
    },
  }),
  call({
    name: 'events.retrieve',
    method: 'GET',
    path: '/v1/events/:id',
    accepts: {},
    run({ tx }, _given, id) {
      const event = tx.get('events', id);
      if (event === undefined) throw noSuch('event', id, 'id');
      return event;
    },
  }),
];
