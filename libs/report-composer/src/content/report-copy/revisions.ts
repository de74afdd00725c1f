import type { Circumstances } from '@bearings/contracts';

/**
 * Sentences that say why a report was matched again, shown above its new version. `{parts}` is a list of the
 * circumstances that changed.
 */
export const REVISION_REASONS = {
  retaken: 'You answered the statements again.',
  added: 'You said what you enjoy and where you stand.',
  changed: 'You changed {parts}.',
  sorted: 'You sorted your long list.',
  unsorted: 'You took back how you sorted your long list.',
} as const;

/** Names of the optional questions about circumstances, which follow "You changed". */
export const CIRCUMSTANCE_PARTS: Readonly<Record<keyof Required<Omit<Circumstances, 'sorted'>>, string>> = {
  interests: 'what you enjoy',
  stage: 'where you stand',
  qualificationLevel: 'your qualification',
  certificate: 'your certificate',
  place: 'your state or province',
  subjects: 'what you studied',
  schoolSubjects: 'your school subjects',
  field: 'your field of work',
  fieldYears: 'your years of work',
  training: 'the training you would take on',
  dealBreakers: 'what you won’t do',
  fieldsLeftOut: 'the kinds of work you leave out',
  conditions: 'what you ask of a job',
  payFloor: 'the pay you ask of a job',
  jobsInMind: 'the jobs you have in mind',
  keptJobs: 'the jobs you keep all the same',
  experience: 'what you’ve done',
};

/** Sentences on how the list of careers changed. */
export const LIST_CHANGES = {
  left: '{careers} left',
  cameIn: '{careers} came in',
  first: '{career} is first now.',
  reordered: 'The same ten, in another order.',
  same: 'The same ten, in the same order.',
} as const;
