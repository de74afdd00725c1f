/** Frames of the skills roadmap. `{skills}`, `{subject}`, `{tool}` and `{a}` are filled in. */
export const ROADMAP_INTRO: readonly string[] = [
  'Across your ten careers the skills that come up most are {skills}. They are worth building even if you end up elsewhere.',
  'Whichever career you choose from the list, {skills} will be asked of you. So begin there.',
  'The careers above differ, and yet they keep asking for {skills}. The plan below is built on that.',
  'You could spend a year well on {skills}, because most of your list depends on them.',
];

export const SUBJECT: readonly string[] = [
  'Borrow an introductory book on {subject} and note the terms that return in job advertisements.',
  'Follow a free course in {subject} as far as its first test.',
  'Ask someone who teaches or uses {subject} what a beginner should read first, and read it.',
  'Keep a notebook on {subject}: one page each week, in your own words.',
];

export const TOOL: readonly string[] = [
  'Several of your careers use {tool}. Learn enough to finish one real task with it.',
  "Get to know {tool} through a beginner's course, then do something of your own with it the same week.",
  'Practise with {tool} until you no longer need the instructions for everyday tasks.',
];

/** Growing what speaks most against the careers, or comes last. */
export const GROW_INTRO: readonly string[] = [
  'This is where your list asks more of you than you gave yourself.',
  'A small exercise in what comes least easily.',
  'Not to become someone else, only to widen your choice.',
];

/** Entry to the first career, by its job zone. */
export const ENTRY_GOAL: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  1: [
    'Have worked a season at something close to the job of {a}, and know whether you want more of it.',
    'Have a reference from a first employer near the work of {a}.',
  ],
  2: [
    'Be far enough on to apply for a trainee post as {a}, with one short certificate and one person who will speak for you.',
    'Have some weeks of paid or unpaid work beside {a} behind you, and a plain account of what you learnt.',
  ],
  3: [
    'Be enrolled in the training or apprenticeship that leads to work as {a}, or have decided against it for a reason.',
    'Know the recognised qualification for {a}, its cost and its entry requirements, and have applied for a place.',
  ],
  4: [
    'Have a place, or a clear plan for one, on a degree or an equivalent route towards work as {a}.',
    'Be able to show coursework, a placement or a project that somebody hiring {a} would ask about.',
  ],
  5: [
    'Know the whole ladder of study that leads to being {a}, and stand on its first rung.',
    'Have spoken to people at three stages of the training of {a}, and chosen your next qualification with that in mind.',
  ],
};

/** Making more of the strongest category. */
export const DEEPEN: readonly string[] = [
  'Spend a good half of your effort on what you already like; strengths repay practice sooner than weaknesses do.',
  'Set one evening a week aside for what you like best, because it will be the reason someone hires you.',
  'Find a regular place for it, so that somebody besides you comes to rely on it.',
];
