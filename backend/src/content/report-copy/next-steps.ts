/** Frames for the closing list; `{a}` and `{b}` are occupations with their article. */
export const TRY_FIRST: readonly string[] = [
  'Read about the work of {a} in three places that are not trying to sell you a course, then write down what still attracts you.',
  'Find somebody who works as {a}, or beside one, and ask how they spent last Tuesday.',
  'Spend a day, or even an hour, near the work of {a} before you spend any money on it.',
  'Look at ten vacancies for {a} and mark the words that come up in every one of them.',
  'Read the entry for {a} once more, and underline what you would miss if it were not there.',
];

/** The same where the careers are in no order. */
export const TRY_ANY: readonly string[] = [
  'Take the career that you least expected here and ask somebody who does it how they spent last Tuesday.',
  'Pick one career by curiosity alone, and look at ten vacancies for it. Mark the words that come up in every one of them.',
  'For each career that is still on the list, read one account by somebody who does the work and is not selling a course.',
];

export const COMPARE: readonly string[] = [
  'Compare being {a} with being {b}: for each, write one sentence on the part you would enjoy and one on the part you would put up with.',
  'Keep the thought of {a} and of {b} side by side for a week, and notice which of them comes back unprompted.',
  'Ask yourself whether you would choose to be {a} or {b} if the pay were the same.',
  'Show the entries for {a} and {b} to somebody who knows you well, and ask which of them sounds like you.',
];

export const CROSS_OUT: readonly string[] = [
  'Cross out any of the {count} that you would not do, and say why. Those reasons tell you what to look for in the rest.',
  'Strike two careers from the list today. Knowing what you do not want is progress.',
  'Ask of each of the {count} whether it is the work or only the name that appeals, and keep those where it is the work.',
];

/** Only where the careers have an order. */
export const REORDER: readonly string[] = [
  'Move the careers about until the order is yours. This report has no claim on it.',
  'Write the {count} down again in the order of your own liking, and look at the places where it differs from ours.',
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
  'Treat each career above as a question, and go and put it to somebody who does the work.',
];

/** True of contradictions, of one answer again and again, and of agreeing with everything. */
export const REVIEW_STEP: readonly string[] = [
  'The pattern of your answers leaves some doubt. If you hurried, take the questions again with time to spare before you act on any of this.',
  'The way the questions were answered leaves this report on soft ground, so consider answering once more when you are rested.',
];

export const FLAT_STEP: readonly string[] = [
  'Choose three of the {count} that are as unlike as possible, and try an hour of each. With scores so close together, experience will sort your preferences better than questions can.',
  'Explore by contrast. Try two very different things from the list, and compare how the time passed.',
];

/** By the preparation that more than half of the careers need: job zones up to 2, or 4 and 5; else middle. */
export const ZONE_STEP: Readonly<Record<'short' | 'middle' | 'long', readonly string[]>> = {
  short: [
    'Test one of the careers in earnest. Several can be entered with short training, and there is no better evidence.',
    'Apply for something early and decide from inside, since much on this list is learnt on the job.',
  ],
  middle: [
    'Compare the routes in which you are paid while you learn with those in which you pay. How much training the {count} ask for differs a good deal.',
    'Look up the ways into your own first choice now: how long they take, when they start, and whether one of them is paid.',
  ],
  long: [
    'Find out which courses keep more than one of these careers open, and prefer those. Most of the list takes years of study or experience.',
    'Test your interest cheaply first, with a free lecture series, an evening class or a week of shadowing. Preparing for much of this list takes years.',
  ],
};

export const INTRO: readonly string[] = [
  'A short list to begin with, in an order that works; skip what you have already done.',
  'These steps cost little and can be started within days.',
  'What follows is meant for the coming weeks rather than for the rest of your life.',
  'If you do only one thing after reading this, let it be the first of these.',
  'Reading is the easy part. Here is what could come after it.',
];
