/** Frames of the section on where a person works best. */
export const WORKPLACE_INTRO: readonly string[] = [
  'The same job can suit you in one place and not in the next. These are the aspects in which your profile leaves the middle most.',
  'A title says little about a working day. What follows concerns the day itself.',
  'Of everything that makes up a workplace, the points below should weigh most with you.',
  'When two offers look alike, decide by these.',
  'Surroundings do much of the work in whether people stay, so here is what to look for.',
];

export const WORKPLACE_EVEN_INTRO: readonly string[] = [
  'Your scores leave you free to fit in almost anywhere, so the notes below are mild ones.',
  'With an even profile the place matters less than the people in it; still, a few things are worth a look.',
];

/** By the mean share of the ten careers that can be done from home: up to .3, to .6, above. */
export const REMOTE: Readonly<Record<'onSite' | 'mixed' | 'remote', readonly string[]>> = {
  onSite: [
    'Most careers on your list happen on the spot, with people or things that cannot be moved to a kitchen table. Expect to travel to work, and to leave it there.',
    'Working from home will seldom be on offer in these careers. In exchange, the day ends when you go.',
  ],
  mixed: [
    'The careers on your list allow some work from home and require some presence. Ask which days are which, because employers differ more than professions do.',
    'Part of such work can travel with you and part cannot, so a mixed week is the likely pattern.',
  ],
  remote: [
    'Much of the work on your list can be done from anywhere. Decide for yourself how many days alone are good for you before an employer decides it.',
    'Distance is technically possible in most of these careers. Early on, sitting near people who know more is worth the trip.',
  ],
};

export const VALUES: readonly string[] = [
  'As a group these careers tend to offer {values}.',
  'What people most often find in such work is {values}.',
  'By the ratings behind this report, such jobs are above all a source of {values}.',
  'If {values} matter{s} to you, these careers are a fair place to look.',
];

export const ASK_INTRO: readonly string[] = [
  'Questions to put to an employer, which cost nothing and tell a good deal:',
  'At an interview you might ask:',
  'Before you accept an offer, find out:',
  'Worth asking, and worth listening to how it is answered:',
];

export const ASK_ANYWHERE: readonly string[] = [
  'What would you want me to have done by the end of the first three months?',
  'What do people who leave here usually say?',
  'Whom would I learn most from?',
  'Could I speak to someone who does this job now?',
];
