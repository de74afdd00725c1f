import type { ApiCall, ApiError, LocalFile, LocalReply } from '@bearings/web';
import { sampleTexts } from '../../texts/sample-texts';
import html from './sample-report.htm';
import sample from './sample-report.json';
import pdf from './sample-report.pdf';
import text from './sample-report.txt';

/** Takes the place of an assessment's id in every call of the sample. */
export const SAMPLE_ID = 'sample';

type Fields = Record<string, unknown>;

const BASE = /^\/api\/reports\/(?:assessment\/)?sample(\/[^?]*)?(?:\?|$)/;
const DAY_MS = 86_400_000;
const EMAIL_WAIT_MS = 600_000;
const SHARE_ID = '00000000-0000-4000-8000-00000000000';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const inDays = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** What the visitor changed in the sample; it is gone when the page is loaded again. */
function createState() {
  return {
    choices: new Map<string, Fields>(),
    reminders: sample.plan.reminders,
    removed: new Set<string>(),
    steps: sample.plan.steps.map(({ dueInDays, ...step }): Fields & { id: string } => ({
      ...step,
      dueOn: inDays(dueInDays),
    })),
    links: [sampleLink(1, { purpose: 'parent', withName: true, withScores: true }, true)],
  };
}

function sampleLink(number: number, wanted: Fields, withComment = false): Fields {
  const now = new Date().toISOString();
  return {
    id: SHARE_ID + String(number),
    purpose: wanted['purpose'],
    withName: wanted['withName'],
    withScores: wanted['withScores'],
    createdAt: now,
    expiresAt: `${inDays(Number(wanted['days'] ?? 90))}T12:00:00.000Z`,
    state: 'open',
    comments: withComment
      ? [
          {
            id: `${SHARE_ID}9`,
            name: 'Grandad',
            text: 'You were always the one who listened. Shall we ask your aunt about her work?',
            createdAt: now,
            isNew: true,
          },
        ]
      : [],
  };
}

let state: ReturnType<typeof createState> | undefined;
const current = () => (state ??= createState());

/** Forgets what was changed in the sample. */
export function resetSample(): void {
  state = undefined;
}

/** Answers the calls of the sample report from made-up data in memory; null for every other call. */
export function sampleReplies({
  method,
  path,
  body,
}: ApiCall): LocalReply | Promise<LocalReply> | null {
  const match = BASE.exec(path);
  if (!match) return null;
  const [, kind = '', part = ''] = (match[1] ?? '').split('/');
  const name = `${method} ${kind}`;
  const data = answers[name]?.(fieldsOf(body), decodeURIComponent(part));
  return data instanceof Promise
    ? data.then(replyOf, () => ({ error: UNREACHABLE }))
    : replyOf(data);
}

const replyOf = (data: unknown): LocalReply => (data === undefined ? { error: NOTHING } : { data });

const NOTHING: ApiError = {
  status: 404,
  message: '404: The sample has no such data.',
  body: { statusCode: 404, code: 'not_found', message: sampleTexts.noFileText },
};

/** The careers beside the 25 are a file of their own, and are loaded with the first of them. */
const UNREACHABLE: ApiError = { status: 0, message: '0: The careers could not be loaded.' };

const fileAs = (address: string, ending: string): LocalFile => ({
  address,
  name: `Career report of Robin, sample.${ending}`,
});

const answers: Record<string, (body: Fields, part: string) => unknown> = {
  'GET ': () => sample.report,
  'GET careers': (_, code) => (code === '' ? careers() : careerOf(code)),
  'PATCH careers': (change, code) => {
    const { choices } = current();
    const before = choices.get(code) ?? { code, choice: null, added: false, note: '' };
    const after = { ...before, ...change };
    const chosenAt = after['choice'] === null ? null : new Date().toISOString();
    choices.set(code, { ...after, chosenAt });
    return [...choices.values()];
  },
  'GET pdf': () => fileAs(pdf, 'pdf'),
  'GET download': (_, format) => (format === 'text' ? fileAs(text, 'txt') : fileAs(html, 'html')),
  'GET plan': () => plan(),
  'PATCH plan': ({ steps, reminders }) => {
    if (typeof reminders === 'boolean') current().reminders = reminders;
    listOf(steps).forEach((change) => changeStep(fieldsOf(change)));
    return plan();
  },
  'POST email': () => ({
    email: 'robin@example.org',
    nextAt: new Date(Date.now() + EMAIL_WAIT_MS).toISOString(),
  }),
  'GET shares': () => ({ links: current().links }),
  'POST shares': (wanted) => {
    const { links } = current();
    const link = sampleLink(links.length + 1, wanted);
    current().links = [link, ...links];
    return { link, token: SAMPLE_ID };
  },
  'DELETE shares': (_, id) => {
    current().links = current().links.map((link) =>
      link['id'] === id ? { ...link, state: 'ended' } : link,
    );
    return null;
  },
  'PATCH share-comments': ({ ids, change }) => {
    const named = new Set(listOf(ids));
    current().links = current().links.map((link) => ({
      ...link,
      comments: listOf(link['comments'])
        .map(fieldsOf)
        .filter(({ id }) => change !== 'removed' || !named.has(id))
        .map((comment) => (named.has(comment['id']) ? { ...comment, isNew: false } : comment)),
    }));
    return null;
  },
};

const LISTED = [...sample.careers.careers, ...sample.careers.next];
const isListed = (code: unknown): boolean => LISTED.some((row) => row.code === code);

const loadOthers = async (): Promise<{ code: string }[]> =>
  (await import('./sample-careers.json')).default;

function careers(): Fields | Promise<Fields> {
  const choices = [...current().choices.values()];
  const added = choices.flatMap(({ code }) => (isListed(code) ? [] : code));
  const data = { ...sample.careers, choices };
  if (added.length === 0) return data;
  return loadOthers().then((rows) => ({
    ...data,
    others: rows.filter(({ code }) => added.includes(code)),
  }));
}

function careerOf(code: string): unknown {
  if (isListed(code)) return LISTED.find((row) => row.code === code);
  return loadOthers().then((rows) => rows.find((row) => row.code === code));
}

function plan(): Fields {
  const { removed, reminders, steps } = current();
  return {
    ...sample.plan,
    madeAt: `${inDays(0)}T09:00:00.000Z`,
    reminders,
    steps: steps
      .filter(({ id }) => !removed.has(id))
      .toSorted((a, b) => String(a['dueOn']).localeCompare(String(b['dueOn']))),
  };
}

function changeStep({ id, done, removed, ...change }: Fields): void {
  const { steps, removed: gone } = current();
  if (typeof id !== 'string') return;
  if (removed === true) gone.add(id);
  if (removed === false) gone.delete(id);
  const known = steps.find((step) => step.id === id);
  const step = known ?? {
    id,
    text: '',
    detail: '',
    note: '',
    doneAt: null,
    career: null,
    own: true,
  };
  Object.assign(step, change);
  if (typeof done === 'boolean')
    Object.assign(step, { doneAt: done ? new Date().toISOString() : null });
  if (!known) steps.push(step);
}
