// Composes the data of the reader's plan for the PDF of their report. A plan lists dated steps that help the reader to
// find out about careers and to enter them.
import { longDate } from '../text.js';
import type { Plan, PlanStep } from '@bearings/contracts';
import { PDF_TEXTS } from '../content/report-copy/pdf.js';

const texts = PDF_TEXTS.plan;

/** The data of a plan; all texts are plain text. */
export interface PlanPdfData {
  title: string;
  lead: string;
  groups: {
    title: string;
    done: boolean;
    steps: { text: string; when: string; detail: string; note: string }[];
  }[];
}

/** Returns the data of a plan, with the steps that are still to do first; null for a plan without steps. */
export function createPlanPdfData({ steps, careers }: Plan): PlanPdfData | null {
  if (steps.length === 0) return null;
  const done = steps.filter(isDone);
  const openSteps = steps.filter((step) => !isDone(step));
  const names = careers.map(({ title }) => title).join(', ');
  return {
    title: texts.title,
    lead: texts.lead(done.length, steps.length, names),
    groups: [
      { title: texts.open, done: false, steps: openSteps.map(toPdfStep) },
      { title: texts.done, done: true, steps: done.map(toPdfStep) },
    ].filter((group) => group.steps.length > 0),
  };
}

const isDone = ({ doneAt }: PlanStep): boolean => doneAt !== null;

function toPdfStep({ text, dueOn, doneAt, career, detail, note }: PlanStep) {
  const dateText = doneAt === null ? texts.by(longDate(dueOn)) : texts.doneOn(longDate(doneAt));
  return {
    text,
    when: career === null ? dateText : `${dateText}, ${career.title}`,
    detail: doneAt === null ? detail : '',
    note: note === '' ? '' : texts.note(note),
  };
}
