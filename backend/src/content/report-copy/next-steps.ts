/** Frames for the closing list; `{career}` and `{other}` are titles from the report. */
export const TRY_FIRST: readonly string[] = [
  'Read about **{career}** from three sources that do not want to sell you a course, then write down what still attracts you.',
  'Find one person who works as **{career}** or beside one, and ask how they spent last Tuesday.',
  'Spend a day, or even an hour, near the work of **{career}** before you spend any money on it.',
  'Look at ten vacancies for **{career}** and mark the words that come up in every one of them.',
  'Start with **{career}**: read its entry above once more, and underline what you would miss if it were not there.',
];

export const COMPARE: readonly string[] = [
  'Compare **{career}** with **{other}**: for each, write one sentence on the part you would enjoy and one on the part you would put up with.',
  'Put **{career}** and **{other}** side by side for a week, and notice which of them you think about unprompted.',
  'Between **{career}** and **{other}**, ask which one you would still want if the pay were the same.',
  'Show the entries for **{career}** and **{other}** to somebody who knows you well, and ask which of them sounds like you.',
];

export const CROSS_OUT: readonly string[] = [
  'Cross out any of the ten that you would not do, and say why. The reasons you give are worth more than the order of the list.',
  'Strike two careers from the list today. Knowing what you do not want is progress.',
  'Ask of each of the ten whether it is the work or only the name that appeals, and keep those where it is the work.',
  'Move the careers about until the order is yours. This report has no claim on it.',
];

export const REVISIT: readonly string[] = [
  'Come back to these pages in three months. What you have tried by then will tell you more than any score.',
  'Put a date in your diary to read this again after you have spoken to three people who do the work.',
  'When something here turns out to be wrong, believe your experience and not the page.',
  'Keep this beside you when you write an application: the strengths you recognise are the ones to give examples of.',
  'Show the pages on strengths and watch-points to somebody you trust, and ask what they would change.',
];

export const CLOSING: readonly string[] = [
  'None of this obliges you to anything. It is a sketch of where you might look first, drawn from what you said about yourself on one day.',
  'A report can shorten the list; it cannot choose. The next conversation you have with somebody who does one of these jobs will be worth more than reading this again.',
  'You need not decide on a life. You need a next thing to try, small enough to begin this week and real enough to teach you something.',
  'Careers are mostly found by trying things at a price one can afford. Let what stands here decide the order in which you try them.',
  'Treat each career above as a question to be put to the world, and go and ask it of somebody.',
];

export const REVIEW_STEP: readonly string[] = [
  'Some of your answers pulled against each other, as the note before payment said. If you hurried, take the questions again with time to spare before you act on any of this.',
  'The way the questions were answered left some doubt. Read everything here as provisional, and consider answering once more when you are rested.',
];

export const FLAT_STEP: readonly string[] = [
  'With scores so close to each other, experience will sort your preferences better than questions can. Choose three of the ten that are as unlike as possible, and try an hour of each.',
  'An even profile is best explored by contrast. Try something from the top of the list and something from the bottom, and compare how the time passed.',
];

export const ZONE_STEP: Readonly<Record<'short' | 'middle' | 'long', readonly string[]>> = {
  short: [
    'Several of the careers above can be entered with short training. You can test one in earnest within months, and there is no better evidence.',
    'Much on this list is learnt on the job, so apply for something early and decide from inside.',
  ],
  middle: [
    'Most of what is listed asks for some training after school. Compare the routes in which you are paid while you learn with those in which you pay.',
    'Look up the training for your first choice now: its length, its starting dates, and whether there is a paid version of it.',
  ],
  long: [
    'Most of these careers ask for long study. Find out which courses keep more than one of them open, and prefer those.',
    'Training for much of this list takes years, so test your interest cheaply first: a free lecture series, an evening class, a week of shadowing.',
  ],
};
