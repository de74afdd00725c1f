// Composes the next steps that the report shows: those of a plan that its reader has not changed. They are composed each
// time the report is read, because they depend on the country that the reader has chosen by then.
import type { ReportBlock } from '@bearings/contracts';
import { STEP_PERIODS, type StepKind } from '@bearings/domain';
import { PLAN_EXAMPLES, PLAN_HEADINGS, PLAN_INTRO } from '../content/report-copy/guidance.js';
import { type Reader, createReader } from './reader.js';
import { withLabel } from '../composing/report-document.js';
import type { ReportFacts } from '../composing/report-facts.js';
import { LINK_REGISTER } from '../content/links/links.js';
import { composeServiceLinkBlocks } from './places.js';
import { toPlannedCareer } from './planned-careers.js';
import type { Step } from './step.js';
import { StepWriter } from './step-words.js';
import { REPORT_STEPS_CAREER_COUNT, createPracticeSteps, createSteps } from './steps.js';

/** Kinds of steps that the report shows with a title, because the title says more than the text. */
const TITLED_STEP_KINDS: ReadonlySet<StepKind> = new Set(['try', 'practise']);

type StepsBlock = Extract<ReportBlock, { kind: 'steps' }>;

/** Returns the next steps that a report shows in a country, with a heading for each period. */
export function composeNextStepsBlocks(facts: ReportFacts, country: string): ReportBlock[] {
  const { careers, reader, writer } = prepareSteps(facts, country);
  const steps = toBlocks(createSteps(facts, careers, reader), writer);
  return [
    { kind: 'paragraph', runs: [{ text: composeIntro(writer, reader) }] },
    ...steps,
    ...composeServiceLinkBlocks(
      reader,
      careers,
      LINK_REGISTER,
      new Set(steps.flatMap((block) => (block.kind === 'steps' ? block.steps.flatMap(listAddresses) : []))),
    ),
    { kind: 'heading', text: PLAN_HEADINGS.choose },
  ];
}

const listAddresses = ({ runs }: StepsBlock['steps'][number]): string[] => runs.flatMap(({ href }) => href ?? []);

/** Returns the steps on practising skills. */
export function composeRoadmapBlocks(facts: ReportFacts, country: string): ReportBlock[] {
  const { careers, writer } = prepareSteps(facts, country);
  return toBlocks(createPracticeSteps(facts, careers), writer).filter(({ kind }) => kind === 'steps');
}

function prepareSteps(facts: ReportFacts, country: string) {
  const reader = createReader(facts, country);
  const careers = facts.careers.slice(0, REPORT_STEPS_CAREER_COUNT).map((fact) => toPlannedCareer(fact, reader));
  const writer = new StepWriter(facts.reportId, careers, reader);
  return { careers, reader, writer };
}

/** Returns steps below the heading of their period, such as "This week". */
function toBlocks(steps: readonly Step[], writer: StepWriter): ReportBlock[] {
  const written = writer.writeAll(steps);
  return STEP_PERIODS.map((due): StepsBlock => ({
    kind: 'steps',
    due,
    steps: written
      .filter(({ step }) => step.due.time === due)
      .flatMap(({ step, words: { line, runs } }) => {
        const { id, kind, careers: codes } = step;
        const shownTitle = TITLED_STEP_KINDS.has(kind)
          ? withLabel(line, runs)
          : runs.length > 0
            ? runs
            : [{ text: line }];
        return [{ id, kind, careers: [...codes], runs: shownTitle }];
      }),
  }))
    .filter((part) => part.steps.length > 0)
    .flatMap((part): ReportBlock[] => [{ kind: 'heading', text: PLAN_HEADINGS[part.due] }, part]);
}

function composeIntro(writer: StepWriter, { stage, ranked }: Reader): string {
  const intro = writer.say('intro', PLAN_INTRO[stage]);
  const examples = ranked ? '' : writer.say('intro', PLAN_EXAMPLES);
  return [intro, examples].filter((text) => text !== '').join(' ');
}
