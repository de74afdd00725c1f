import {
  DEFAULT_COUNTRY,
  PLAN_LIMITS,
  type Circumstances,
  type SampleFormat,
} from '@bearings/contracts';
import {
  pathOf,
  type ApiCall,
  type ApiError,
  type LocalFile,
  type LocalReply,
} from '@bearings/web';
import { sampleTexts } from '../../texts/sample-texts';
import { calendarFile, changePlan, planFor, resetPlan } from './sample-plan';
import { fieldsOf, SampleCallError, type Fields } from './sample-server';
import { changeComments, endShare, listShares, makeShare, resetShares } from './sample-shares';
import {
  composedFor,
  detailOf,
  fileOf,
  newestVersion,
  resetVersions,
  reviseSample,
  versionOf,
} from './sample-versions';
import sample from './sample-report.json';

/** Takes the place of an assessment's id in every call of the sample. */
export const SAMPLE_ID = 'sample';

const BASE = /^\/api\/reports\/(?:assessment\/)?sample(\/[^?]*)?(?:\?(.*))?$/;
const EMAIL_WAIT_MS = 600_000;
const NEWEST = new URLSearchParams();
/** Careers of the report that a plan is about while none is kept. */
const FIRST_PLANNED = 3;

/** What the visitor chose of the careers; it is gone when the page is loaded again. */
let choices = new Map<string, Fields>();

/** Forgets what was changed in the sample. */
export function resetSample(): void {
  choices = new Map();
  resetVersions();
  resetPlan();
  resetShares();
}

/**
 * Answers the calls of the sample report in the browser, from made-up data or from what the server composes
 * for the invented person; null for every other call.
 */
export function sampleReplies({
  method = 'GET',
  body,
  ...call
}: ApiCall): LocalReply | Promise<LocalReply> | null {
  const match = BASE.exec(pathOf(call));
  if (!match) return null;
  const [, kind = '', part = ''] = (match[1] ?? '').split('/');
  const data = answers[`${method} ${kind}`]?.({
    body: fieldsOf(body),
    part: decodeURIComponent(part),
    query: new URLSearchParams(match[2] ?? ''),
  });
  return data instanceof Promise ? data.then(replyOf, failureOf) : replyOf(data);
}

const replyOf = (data: unknown): LocalReply => (data === undefined ? { error: NOTHING } : { data });

const failureOf = (reason: unknown): LocalReply => ({
  error: reason instanceof SampleCallError ? reason.error : UNREACHABLE,
});

const NOTHING: ApiError = {
  status: 404,
  message: '404: The sample has no such data.',
  body: { statusCode: 404, code: 'not_found', message: sampleTexts.nothing },
};

const UNREACHABLE: ApiError = { status: 0, message: '0: The careers could not be loaded.' };

interface Asked {
  body: Fields;
  part: string;
  query: URLSearchParams;
}

const answers: Record<string, (asked: Asked) => unknown> = {
  'GET ': async ({ query }) => {
    const version = versionOf(query);
    if (!version) return undefined;
    const { report } = await composedFor(version, query);
    return { ...sample.report, country: DEFAULT_COUNTRY, ...report, ...detailOf(version) };
  },
  'PUT circumstances': ({ body: { circumstances } }) =>
    isCircumstances(circumstances) ? reviseSample(circumstances) : undefined,
  'GET careers': ({ part, query }) => (part === '' ? careers(query) : careerOf(part, query)),
  'PATCH careers': ({ body, part: code }) => {
    const before = choices.get(code) ?? { code, choice: null, added: false, note: '' };
    const after = { ...before, ...body };
    const chosenAt = after['choice'] === null ? null : new Date().toISOString();
    choices.set(code, { ...after, chosenAt });
    return [...choices.values()];
  },
  'GET pdf': ({ query }) => file(query, 'pdf'),
  'GET download': ({ part, query }) => file(query, part === 'text' ? 'text' : 'html'),
  'GET plan': () => plan(),
  'GET plan.ics': () => calendarFile(),
  'PATCH plan': ({ body }) => changePlan(body),
  'POST email': () => ({
    email: 'robin@example.org',
    nextAt: new Date(Date.now() + EMAIL_WAIT_MS).toISOString(),
  }),
  'GET shares': () => listShares(),
  'POST shares': ({ body }) => makeShare(body),
  'DELETE shares': ({ part }) => endShare(part),
  'PATCH share-comments': ({ body }) => changeComments(body),
};

/** The editor made them, and the server parses them. */
const isCircumstances = (value: unknown): value is Circumstances => 'interests' in fieldsOf(value);

function file(query: URLSearchParams, format: SampleFormat): LocalFile | undefined {
  const version = versionOf(query);
  return version && fileOf(version, query, format);
}

async function careers(query: URLSearchParams): Promise<Fields | undefined> {
  const version = versionOf(query);
  if (!version) return undefined;
  const composed = await composedFor(version, query);
  const listed = listedIn(composed.careers);
  const added = [...choices.keys()].filter((code) => !listed.some((row) => row.code === code));
  const others = added.length === 0 ? [] : await composed.others();
  return {
    ...composed.careers,
    choices: [...choices.values()],
    others: others.filter(({ code }) => added.some((each) => each === code)),
  };
}

async function careerOf(wanted: string, query: URLSearchParams): Promise<Fields | undefined> {
  const version = versionOf(query);
  if (!version) return undefined;
  const { careers: listed, others } = await composedFor(version, query);
  const isWanted = ({ code }: { code: unknown }): boolean => code === wanted;
  return listedIn(listed).find(isWanted) ?? (await others()).find(isWanted);
}

type Rows = Awaited<ReturnType<typeof composedFor>>['careers'];
const listedIn = ({ careers: own, next }: Rows): Rows['careers'] => [...own, ...next];

/** About the careers that were kept, or about the first that were not struck. */
async function plan(): Promise<Fields> {
  const chosen = (wanted: string): string[] =>
    [...choices.values()]
      .filter(({ choice }) => choice === wanted)
      .toSorted((a, b) => String(a['chosenAt']).localeCompare(String(b['chosenAt'])))
      .map(({ code }) => String(code));
  const kept = chosen('keep').slice(0, PLAN_LIMITS.careers);
  if (kept.length > 0) return planFor(kept, true);
  const struck = new Set(chosen('strike'));
  const { careers: listed } = await composedFor(newestVersion(), NEWEST);
  const first = listed.careers.map(({ code }) => String(code)).filter((code) => !struck.has(code));
  return planFor(first.slice(0, FIRST_PLANNED), false);
}
