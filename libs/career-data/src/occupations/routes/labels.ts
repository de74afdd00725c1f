import type { Apprenticeship } from '../apprenticeship.js';
import type { CostKind, WayInKind, Registration, RouteRow } from '../../schema.js';
import { REGISTERS } from './registers.js';

/** Sentences on the education that people need before training. */
export const LEVEL_LABELS: Readonly<Record<RouteRow['level'], string>> = {
  1: 'Most people can start without set exam grades.',
  2: 'Most start after GCSEs.',
  3: 'Most start after A levels, a T level or similar.',
  6: 'Most start after a degree.',
};

/**
 * Shown in place of the sentence from `LEVEL_LABELS` if the reader has a degree and the occupation requires less than
 * that.
 */
export const ENOUGH_TO_START_NOTE = 'Your level is high enough to start. The ways in say if the subject matters.';

/** Labels of the kinds of entry routes. */
export const OPENING_LABELS: Readonly<Record<WayInKind | 'apprenticeship', string>> = {
  apprenticeship: 'Apprenticeship',
  work: 'Start in a job',
  trainee: 'Trainee job',
  college: 'College course',
  licence: 'Course and licence',
  portfolio: 'Show your own work',
  promotion: 'Move up at work',
  forces: 'Armed forces',
  volunteering: 'Volunteer first',
  degree: 'Degree',
  conversion: 'After another degree or job',
};

export const COST_SENTENCES: Readonly<Record<CostKind, string>> = {
  employer: 'In a job with training, your employer pays you and usually pays for the training.',
  loan: 'Student loans cover degree tuition for most people. You repay when you earn enough.',
  health: 'Student loans cover tuition for most people. In England, the NHS adds a grant towards living costs.',
  medicine: 'Student loans cover tuition at first. The NHS pays it in the later years for most UK students.',
  teaching: 'Student loans cover tuition for most people. Some school subjects have bursaries.',
  research: 'Many doctorates come with a grant that pays fees and living costs. You apply for it.',
  college: 'College is free for most people aged 16 to 18. Later you may pay or borrow.',
  self: 'You may have to pay for courses, tests or equipment yourself. Ask if an employer will.',
};

/** Shown to a reader with a degree in place of the sentences on student loans. */
export const SECOND_DEGREE_NOTE =
  'Student loans seldom cover a second degree. Ask about exceptions, a postgraduate loan or paid training.';

export const ASK_SENTENCES: Readonly<Record<NonNullable<RouteRow['asksFor']>[number], string>> = {
  record: "Many jobs check criminal records. That doesn't always rule you out.",
  medical: 'You have to pass a medical or fitness test.',
  vision: 'You may need good eyesight and normal colour vision.',
  driving: 'Most of these jobs ask for a full driving licence.',
};

/** Says that the exam levels and apprenticeships in a report are those of England. Shown once, before the careers. */
export const NATIONS_NOTE = "The exam levels and apprenticeships named here are England's. We last checked on {date}.";

/** Returns one to three sentences with the facts of an apprenticeship that we are sure of. */
export function describeApprenticeship(apprenticeship: Apprenticeship, isLater: boolean): string {
  const { title, level, months, status } = apprenticeship;
  const facts = `${title}: level ${String(level)}, about ${String(months)} months before the final test.`;
  const notes = [facts];
  if (status === 'paused') notes.push('It was paused in 2026 and took no new starters.');
  if (isLater) notes.push('This comes later, after a degree or some time in the job.');
  if (level === 7 && status !== 'paused') {
    notes.push('Funding rules for level 7 changed in 2026, so ask who pays.');
  }
  return notes.join(' ');
}

/** Returns one to four sentences on the registration that a job requires. */
export function describeRegistration(registration: Registration): string {
  const { elsewhere } = REGISTERS[registration.body];
  const { protectedTitle } = registration;
  const sentences = [describeNeed(registration)];
  if (protectedTitle !== null) {
    sentences.push(`Only registered people may use the title: ${protectedTitle.toLowerCase()}.`);
  }
  if (elsewhere !== undefined) sentences.push(elsewhere);
  return sentences.join(' ');
}

/** Returns one sentence on whether the law or employers require registration. */
export function describeNeed(registration: Registration): string {
  const { holds, nations } = REGISTERS[registration.body];
  const isEverywhere = nations === 'UK';
  switch (registration.required) {
    case 'law':
      return isEverywhere ? `By law, you need ${holds}.` : `In ${nations}, the law says you need ${holds}.`;
    case 'part': {
      const where = isEverywhere ? '' : ` in ${nations}`;
      return `The law limits part of this work: ${registration.scope}. For that${where}, you need ${holds}.`;
    }
    case 'expected':
      return `Employers often ask for ${holds}. The law doesn't.`;
  }
}
