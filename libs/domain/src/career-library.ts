/** Traits by which the careers library can be filtered, in addition to pay, training time and subject. */
export const CAREER_TRAITS = ['noDegree', 'apprenticeship', 'outdoors', 'people', 'partTime', 'growing'] as const;
export type CareerTrait = (typeof CAREER_TRAITS)[number];

export const MAX_COMPARED_CAREERS = 4;

/** Returns the last part of the URL of a career's page: "registered-nurse-adult" for "Registered nurse (adult)". */
export const toCareerSlug = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
