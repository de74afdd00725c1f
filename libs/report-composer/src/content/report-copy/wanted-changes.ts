// What the reader wants to change about their work, and what a career has of it. Figures are filled in from the tables.

/**
 * A fact of a career on a wanted change, in several wordings, and what to ask if it is no better than now. A part that is
 * never said is absent.
 */
export interface ChangeCopy {
  better?: readonly string[];
  worse?: readonly string[];
  /** If the facts are as in the reader's present job, or that is unknown. */
  same?: readonly string[];
  alone?: readonly string[];
  check?: readonly string[];
}

/** `{here}` is the figure or condition of the career, `{own}` that of the reader's present job. */
export const CHANGE_TEXTS = {
  pressure: {
    better: [
      'You want less pressure, and this is calmer than your job now.',
      'It’s calmer than your job now, as you wanted.',
    ],
    worse: [
      'You want less pressure, and this has more than your job now.',
      'There’s more pressure than in your job now, not less.',
    ],
    alone: ['You want less pressure, and it’s high here.', 'The pressure is high here, and you wanted less.'],
    check: [
      'Ask what a bad week looks like.',
      'Ask how often people work late.',
      'Ask if the team has all the people it needs.',
      'Ask what happens when somebody is off ill.',
    ],
  },
  shifts: {
    better: [
      'You want other hours: it has no regular nights or shifts, unlike your job now.',
      'Unlike your job now, it has no regular nights or shifts, and you wanted other hours.',
    ],
    worse: [
      'You want other hours, and this has more nights or shifts than your job now.',
      'Nights or shifts are a bigger part here than in your job now, and you wanted other hours.',
    ],
    same: [
      'You want other hours, and nights or shifts are a regular part here too.',
      'As in your job now, nights or shifts are a regular part, and you wanted other hours.',
    ],
    alone: [
      'You want other hours, and nights or shifts are a regular part of this work.',
      'Nights or shifts are a regular part of this work, and you wanted other hours.',
    ],
    check: ['Ask to see last month’s working hours.', 'Ask how far ahead people know their hours.'],
  },
  hours: {
    better: [
      'You want other hours: full-time is about {here} paid hours a week here, and {own} in your job now.',
      'Full-time is about {here} paid hours a week, and {own} in your job now. You wanted other hours.',
    ],
    worse: [
      'You want other hours, and full-time is longer here: about {here} paid hours a week, and {own} in your job now.',
      'Full-time is about {here} paid hours a week, longer than the {own} of your job now.',
    ],
    check: ['Ask how many hours people worked last week.', 'Ask how many extra hours are unpaid.'],
  },
  people: {
    better: [
      'You want a change of people: angry ones come up less here than in your job now.',
      'You’d deal with angry people less than in your job now, where you wanted a change.',
    ],
    worse: [
      'You want a change of people, and angry or aggressive ones come up more here than in your job now.',
      'You’d deal with angry people more often than in your job now, and you wanted a change there.',
    ],
    same: [
      'You want a change of people, and angry ones are a regular part here too.',
      'As in your job now, angry or aggressive people are a regular part of it.',
    ],
    alone: ['You want a change of people, and angry or aggressive ones are a regular part of this work.'],
    check: ['Ask what training there is for that.', 'Ask what happened the last time, and who helped.'],
  },
  place: {
    better: [
      'You want another place of work: {here} of it can be done from home, and {own} of your job now.',
      '{Here} of this work can be done from home, and {own} of your job now.',
    ],
    check: ['Ask how many days people are in the office.', 'Ask where most people in it live.'],
  },
  security: {
    better: [
      'You want more security: most people in this work have an employer, and in your job now many don’t.',
      'Unlike in your job now, most people in it have an employer, and you wanted security.',
    ],
    worse: [
      'You want more security, and many people in this work have no employer.',
      'Many people in it have no employer, and you wanted more security.',
    ],
    check: ['Ask how many months a year people have work.', 'Ask how long people wait to be paid.'],
  },
  outlook: {
    worse: [
      'You want more security, and {here}% fewer of these jobs are expected in the United States by {year}.',
      'In the United States, {here}% fewer of these jobs are expected by {year}, and you wanted security.',
    ],
    check: ['Ask who has been taken on in the last year.', 'Count the openings near you for a month.'],
  },
  meaning: {
    better: [
      'You want more meaning: more of the day goes on other people’s needs than in your job now.',
      'More of your day would go on other people’s needs than now, as you wanted.',
    ],
  },
  pay: {
    better: [
      'You want more pay: half earn over {here} a year, and {own} is {whose}.',
      'Half of the people in it earn over {here} a year. {Whose} is {own}, and you wanted more.',
    ],
    worse: [
      'You want more pay, and half earn under {here} a year here. {Whose} is {own}.',
      'Half of the people in it earn under {here} a year. {Whose} is {own}, and you wanted more.',
      'It pays less, not more: half earn under {here} a year, and {whose} is {own}.',
    ],
    check: [
      'Ask what people earn after five years.',
      'Look at what ten openings offer.',
      'Ask who in it earns the most, and how.',
    ],
  },
} as const satisfies Record<string, ChangeCopy>;

/** The share of a job that can be done from home; `few` is below the first step of the rounded ones. */
export const HOME_SHARES = { few: 'almost none', some: 'about {percent}%' } as const;

/** Whose pay a career's is compared with. */
export const PAY_COMPARED = { own: 'your pay now', job: 'the middle pay in your job now' } as const;
