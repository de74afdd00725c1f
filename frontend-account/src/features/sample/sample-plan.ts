// The plan of the sample: what the visitor ticked, changed and added stays when its careers change.
import {
  DEFAULT_COUNTRY,
  endpoints,
  pages,
  planCalendar,
  type PlanStep,
} from '@bearings/contracts';
import type { LocalFile } from '@bearings/web';
import { inDays, weekdayIn } from './sample-days';
import sample from './sample-report.json';
import { askServer, fieldsOf, listOf, type Fields } from './sample-server';
import { newestVersion } from './sample-versions';

interface Step extends PlanStep {
  /** Its text as it was made; null for the visitor's own. */
  made: string | null;
  /** The visitor did something with it. */
  touched: boolean;
  removed: boolean;
}

interface PlanState {
  careers: readonly { code: string; title: string }[];
  kept: boolean;
  reminders: boolean;
  steps: readonly Step[];
  /** What the made steps follow from. */
  basis: string;
}

const FIRST_VERSION = 1;
const basisOf = (version: number, codes: readonly string[]): string =>
  JSON.stringify([version, codes]);

const firstState = (): PlanState => ({
  careers: sample.plan.careers,
  kept: sample.plan.kept,
  reminders: sample.plan.reminders,
  steps: sample.plan.steps.map(({ dueInDays, ...step }) => ({
    ...step,
    dueOn: inDays(dueInDays),
    made: step.text,
    touched: false,
    removed: false,
  })),
  basis: basisOf(
    FIRST_VERSION,
    sample.plan.careers.map(({ code }) => code),
  ),
});

let state: PlanState | undefined;
const current = (): PlanState => (state ??= firstState());

export function resetPlan(): void {
  state = undefined;
}

/** Returns the plan for these careers; the former one where the server can't be reached. */
export async function planFor(codes: readonly string[], kept: boolean): Promise<Fields> {
  const { number, circumstances } = newestVersion();
  const basis = basisOf(number, codes);
  if (basis !== current().basis) {
    const careers = [...codes];
    const country = DEFAULT_COUNTRY;
    const made = await askServer(endpoints.samplePlan, { circumstances, country, careers }).catch(
      () => null,
    );
    if (made) follow(made, kept, basis);
  }
  return view();
}

function view(): Fields {
  const { careers, kept, reminders } = current();
  return {
    assessmentId: sample.plan.assessmentId,
    madeAt: `${inDays(0)}T09:00:00.000Z`,
    reminders,
    careers,
    kept,
    steps: shownSteps(),
  };
}

function shownSteps(): PlanStep[] {
  return current()
    .steps.filter(({ removed }) => !removed)
    .map(({ made: _made, touched: _touched, removed: _removed, ...step }) => step)
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
}

/** Replaces the steps that nothing was done with. */
function follow({ careers, steps }: Fields, kept: boolean, basis: string): void {
  const stay = current().steps.filter(({ made, touched }) => made === null || touched);
  const known = new Set(stay.map(({ made }) => made));
  const drafts = listOf(steps).map(fieldsOf);
  state = {
    ...current(),
    careers: listOf(careers).map(namedOf),
    kept,
    basis,
    steps: [
      ...stay,
      ...drafts
        .filter(({ text }) => !known.has(String(text)))
        .map(({ text, detail, career, days }): Step => ({
          id: nextId(),
          text: String(text),
          detail: String(detail),
          dueOn: weekdayIn(Number(days)),
          doneAt: null,
          note: '',
          career: career === null ? null : namedOf(career),
          own: false,
          made: String(text),
          touched: false,
          removed: false,
        })),
    ],
  };
}

function namedOf(value: unknown): { code: string; title: string } {
  const { code, title } = fieldsOf(value);
  return { code: String(code), title: String(title) };
}

let lastId = 1_000;
function nextId(): string {
  lastId += 1;
  return `00000000-0000-4000-8000-${String(lastId).padStart(12, '0')}`;
}

/** Applies changes as the API does, and returns the plan. */
export function changePlan({ steps, reminders }: Fields): Fields {
  if (typeof reminders === 'boolean') state = { ...current(), reminders };
  listOf(steps).forEach((change) => changeStep(fieldsOf(change)));
  return view();
}

function changeStep({ id, text, dueOn, note, done, removed }: Fields): void {
  if (typeof id !== 'string') return;
  const { steps } = current();
  const former = steps.find((step) => step.id === id) ?? ownStep(id);
  const changed: Step = {
    ...former,
    touched: true,
    ...(typeof text === 'string' && { text }),
    ...(typeof dueOn === 'string' && { dueOn }),
    ...(typeof note === 'string' && { note }),
    ...(typeof done === 'boolean' && { doneAt: done ? new Date().toISOString() : null }),
    ...(typeof removed === 'boolean' && { removed }),
  };
  state = { ...current(), steps: [...steps.filter((step) => step.id !== id), changed] };
}

const ownStep = (id: string): Step => ({
  id,
  text: '',
  detail: '',
  dueOn: inDays(0),
  note: '',
  doneAt: null,
  career: null,
  own: true,
  made: null,
  touched: true,
  removed: false,
});

/** Returns the open steps as a file for calendars. */
export function calendarFile(): LocalFile {
  const { origin, hostname } = window.location;
  const url = `${origin}${pages.sampleReport}#plan`;
  return {
    name: 'career-plan.ics',
    type: 'text/calendar',
    text: planCalendar({ plan: { steps: shownSteps() }, url, host: hostname, now: new Date() }),
  };
}
