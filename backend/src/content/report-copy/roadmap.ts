/** Frames of the skills roadmap. `{skills}`, `{subject}`, `{tool}` and `{a}` are filled in. */
export const ROADMAP_INTRO: readonly string[] = [
  'What your careers ask for more than most work does is {skills}. That is worth building even if you end up elsewhere.',
  'Compared with other work, your list keeps asking for {skills}. So begin there.',
  'The careers above differ, and yet they come back to {skills}. The plan below is built on that.',
  'A year spent on {skills} would serve more than one career of your list.',
];

/** For careers of ten different fields: what nearly all work asks for. */
export const FLAT_ROADMAP_INTRO: readonly string[] = [
  'Ten different fields ask for different skills, so this plan keeps to what nearly all of them use: {skills}.',
  'Before you have chosen a field, the safest things to build are those that every field needs: {skills}.',
];

export const SUBJECT: readonly string[] = [
  'Borrow an introductory book on {subject} and note the terms that return in job advertisements.',
  'Follow a free course in {subject} as far as its first test.',
  'Ask someone who teaches or uses {subject} what a beginner should read first, and read it.',
  'Keep a notebook on {subject}: one page each week, in your own words.',
];

/** Said of a program that three careers or more have in common. */
export const TOOL: readonly string[] = [
  'Several of your careers use {tool}. Learn enough to finish one real task with it.',
  "Get to know {tool} through a beginner's course, then do something of your own with it the same week.",
  'Practise with {tool} until you no longer need the instructions for everyday tasks.',
];

/** Growing what speaks most against the careers. */
export const GROW_INTRO: readonly string[] = [
  'This is where your list asks more of you than you gave yourself.',
  'Some of what speaks against your careers lies here, so try it on a small scale.',
  'Not to become someone else, only to widen your choice.',
];

/** Where nothing speaks against the careers: the category that comes last, if it is low. */
export const LOWEST_INTRO: readonly string[] = [
  'Your lowest score need not grow much. A small exercise will show what it costs you.',
  'It comes least easily to you, so keep the dose small.',
  'None of your {count} was marked down for it, and a little of it helps everywhere.',
];

/** Entry to a career, by its job zone: true of trades with a licence and of arts without one. */
export const ENTRY_GOAL: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  1: [
    'Have worked a season at something close to the job of {a}, and know whether you want more of it.',
    'Have a reference from a first employer near the work of {a}.',
  ],
  2: [
    'Be far enough on to apply for a first post as {a}, with some experience to point to and one person who will speak for you.',
    'Have some weeks of paid or unpaid work beside {a} behind you, and a plain account of what you learnt.',
  ],
  3: [
    'Have taken the first step on one of the ways in to the work of {a}, or have decided against it for a reason.',
    'Know the usual ways to become {a}, what each costs in time and money, and which of them you would take.',
  ],
  4: [
    'Have chosen between study, apprenticeship and working up as ways to become {a}, and have applied for one of them.',
    'Be able to show coursework, a placement or a project that somebody hiring {a} would ask about.',
  ],
  5: [
    'Know the whole ladder of study that leads to being {a}, and stand on its first rung.',
    'Have spoken to people at three stages of the training of {a}, and chosen your next qualification with that in mind.',
  ],
};

/** The same where the careers are in no order. */
export const ANY_ENTRY_GOAL: readonly string[] = [
  'Know the ways in to the one career you kept from the list, and have taken the first step on one of them.',
  'Have struck all of the {count} careers off but one, and be able to say what the last one asks of a beginner.',
];

/** Making more of the strongest category. */
export const DEEPEN: readonly string[] = [
  'Spend a good half of your effort on what you already like; strengths repay practice sooner than weaknesses do.',
  'Set one evening a week aside for it. What you like doing is what somebody will hire you for.',
  'Find a regular place for it, so that somebody besides you comes to rely on it.',
];
