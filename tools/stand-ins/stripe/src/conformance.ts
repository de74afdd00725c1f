/** Compares what a stand-in has sent with the tables of Stripe's interface. For tests only. */
import { replies } from './interface/calls.data.js';
import { differences } from './interface/interface-table.js';
import { events, objects } from './interface/objects.data.js';
import { readRecord, type Said } from './record.js';

type Reply = Extract<Said, { reply: unknown }>['reply'];

function isJson(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns how one of Stripe's objects differs from its table, which its `object` field names. */
export function stripeObjectProblems(value: unknown): string[] {
  const name = isJson(value) ? String(value.object) : '';
  return name in objects
    ? differences(objects, name, value, name)
    : [`There is no table of the object ${name}.`];
}

/** Returns how a reply differs from what that call returns with that status. */
export function replyProblems({ method, path, status, body }: Reply): string[] {
  const plain = path.split('?')[0] ?? path;
  const where = `${method} ${plain} ${status}`;
  if (status !== 200) return differences(objects, 'error', body, where);
  const name = Object.keys(replies).find((call) =>
    new RegExp(`^${call.replaceAll(':id', '[^/]+')}$`).test(`${method} ${plain}`),
  );
  const returned = name === undefined ? undefined : replies[name];
  if (returned === undefined) return [`${where} is not in the table of calls`];
  return differences(objects, returned, body, where);
}

export interface Comparison {
  /** What was compared: `POST /v1/refunds 200` or `webhook charge.refunded`, each with its number. */
  compared: Record<string, number>;
  problems: string[];
}

/** Compares everything that a stand-in has recorded. */
export function compareRecord(file: string): Comparison {
  const compared: Record<string, number> = {};
  const problems: string[] = [];
  for (const said of readRecord(file)) {
    const name = 'reply' in said ? nameOf(said.reply) : `webhook ${typeOf(said.webhook)}`;
    compared[name] = (compared[name] ?? 0) + 1;
    problems.push(...('reply' in said ? replyProblems(said.reply) : webhookProblems(said.webhook)));
  }
  return { compared, problems };
}

/** Returns how an event differs from its table, or the object in it from the one of its type. */
function webhookProblems(event: unknown): string[] {
  const type = typeOf(event);
  const carried = events[type];
  if (carried === undefined) return [`webhook ${type} is not in the table of events`];
  const data = isJson(event) ? event.data : undefined;
  const object = isJson(data) ? data.object : undefined;
  return [
    ...differences(objects, 'event', event, `webhook ${type}`),
    ...differences(objects, carried, object, `webhook ${type} ${carried}`),
  ];
}

const typeOf = (event: unknown): string => (isJson(event) ? String(event.type) : 'without a type');

function nameOf({ method, path, status }: Reply): string {
  const plain = (path.split('?')[0] ?? path).replace(/\/[a-z]+_\w+(?=\/|$)/g, (part) =>
    /\/(payment_intents)$/.test(part) ? part : '/:id',
  );
  return `${method} ${plain} ${status}`;
}
