import { bandOf } from '@bearings/career-matching';
import { DESCRIPTIONS, occupationByCode } from '@bearings/career-data';
import type { CareerFact, ReportFacts } from '../../../report/composing/report-facts.js';
import type { Claim, Draft, Paragraph } from '../../../report/generation/writers/model/draft.js';
import { factsFor } from '../report.factory.js';
import { scoresWith } from '@bearings/career-matching/testing';

const SCORES = scoresWith({
  leadership: 17,
  motivation: 58,
  communication: 33,
  helping: 42,
  analytical: 92,
  creativity: 50,
  planning: 83,
  practical: 58,
  resilience: 42,
  risk: 25,
  spatial: 67,
  burnout: 50,
});

const CAREERS = [
  ['15-1253.00', 'Strong'],
  ['15-2041.00', 'Strong'],
  ['19-4092.00', 'Strong'],
  ['19-4021.00', 'Good'],
  ['15-1211.00', 'Good'],
  ['19-2031.00', 'Good'],
  ['15-2051.01', 'Good'],
  ['19-1022.00', 'Good'],
  ['13-2053.00', 'Worth a look'],
  ['49-9062.00', 'Worth a look'],
] as const;

const matched = factsFor(SCORES);

/** Facts of an invented reader whose careers stay the same however matching changes. */
export const ROBIN: ReportFacts = {
  ...matched,
  personality: { ...matched.personality, type: 'introvert', energy: 25, closeToMiddle: false },
  categories: matched.categories.map((fact) => ({
    ...fact,
    score: SCORES[fact.category],
    band: bandOf(SCORES[fact.category]),
  })),
  direction: true,
  ranked: true,
  reviewAdvised: false,
  careers: CAREERS.map(([code, fit]) => careerWith(code, fit)),
};

function careerWith(code: string, fit: CareerFact['fit']): CareerFact {
  const occupation = occupationByCode(code);
  const [like] = matched.careers;
  if (!occupation || !like) throw new Error(`There is no occupation ${code}.`);
  const reason = (category: 'analytical' | 'planning' | 'leadership') => ({
    category,
    score: SCORES[category],
    demand: Math.round(occupation.demand[category] ?? 50),
    weight: 0.1,
  });
  return {
    ...like,
    code,
    title: occupation.title,
    fit,
    reasonsFor: [reason('analytical'), reason('planning')],
    reasonsAgainst: [reason('leadership')],
    description: DESCRIPTIONS[code] ?? null,
    jobZone: occupation.jobZone,
    education: occupation.education,
    skills: occupation.distinctiveSkills,
    knowledge: occupation.knowledge,
    software: occupation.software,
    workValues: occupation.workValues,
    remoteIndex: occupation.remoteIndex,
    usGrowthPct: occupation.usGrowthPct,
  };
}

/** Writes one claim: `says('You plan ahead.', 'score-planning')`. */
export const says = (text: string, ...facts: string[]): Claim => ({ text, facts });

/** Writes one paragraph or bullet of these claims. */
export const paragraph = (...claims: Claim[]): Paragraph => ({ claims });

/** A whole draft for Robin, written by hand, that may be shown. */
export const ROBINS_DRAFT: Draft = {
  profile: [
    paragraph(
      says('Your answers have a clear shape, {{firstName}}.', 'direction'),
      says(
        'You do best with {{fact:score-analytical}} and {{fact:score-planning}}: you like to know why, and then what comes next.',
        'score-analytical',
        'score-planning',
      ),
      says('Taking charge is the part that you want least.', 'score-leadership'),
    ),
    paragraph(
      says(
        'Your type is {{fact:type}}: you seem to think best with some quiet around you. That says how you like to work, not how good you are with people.',
        'type',
      ),
    ),
  ],
  category_leadership: [
    paragraph(says('You would rather do the work well than direct it.', 'score-leadership')),
  ],
  category_motivation: [
    paragraph(
      says(
        'You work towards aims that you chose yourself, and rest without guilt.',
        'score-motivation',
      ),
    ),
  ],
  category_communication: [
    paragraph(
      says(
        'You speak when there is something to say, and writing may suit you better.',
        'score-communication',
      ),
    ),
  ],
  category_helping: [
    paragraph(
      says(
        'You notice when someone needs a hand, and you keep some distance too.',
        'score-helping',
      ),
    ),
  ],
  category_analytical: [
    paragraph(
      says('Finding out why something happens is what you enjoy most.', 'score-analytical'),
    ),
  ],
  category_creativity: [
    paragraph(
      says(
        'You like a new idea now and then, mostly one that can be tried out.',
        'score-creativity',
      ),
    ),
  ],
  category_planning: [
    paragraph(says('You like to know what comes next and who does it.', 'score-planning')),
  ],
  category_practical: [
    paragraph(
      says('You can turn your hand to things when a task calls for it.', 'score-practical'),
    ),
  ],
  category_resilience: [
    paragraph(
      says(
        'Some setbacks stay with you for a while, so time to recover helps.',
        'score-resilience',
      ),
    ),
  ],
  category_risk: [
    paragraph(
      says('You prefer steps that can be undone, and you check before you jump.', 'score-risk'),
    ),
  ],
  category_spatial: [
    paragraph(
      says(
        'Machines and drawings make sense to you, and you like to see how parts fit.',
        'score-spatial',
      ),
    ),
  ],
  category_burnout: [
    paragraph(says('A busy week is fine as long as a calmer one follows it.', 'score-burnout')),
  ],
  strengths_build: [
    paragraph(
      says(
        'With {{fact:score-analytical}}, you stay with a question until it makes sense. Show people how you got there, in a short note or a chart.',
        'score-analytical',
      ),
    ),
    paragraph(
      says(
        'With {{fact:score-planning}}, you keep track of what was agreed. Offer to make the plan for a group task, and bring it up to date each week.',
        'score-planning',
      ),
    ),
  ],
  strengths_watch: [
    paragraph(
      says(
        'With {{fact:score-leadership}}, you may wait for someone else to decide. Try one small decision a week, and tell people the reason.',
        'score-leadership',
      ),
    ),
    paragraph(
      says(
        'With {{fact:score-risk}}, you might let a good chance pass because it is new. Give yourself a day to think, then answer.',
        'score-risk',
      ),
    ),
  ],
  careers: [
    paragraph(
      says(
        'Most of these careers ask for careful thought and steady planning. They differ in where you would work: some in a laboratory, some at a screen.',
        'work-1',
        'work-8',
      ),
    ),
  ],
  why_15_1253_00: [
    paragraph(
      says(
        'You like to find out why something breaks, and people in this job do that all day.',
        'score-analytical',
        'work-1',
      ),
    ),
  ],
  why_not_15_1253_00: [
    paragraph(
      says('The same test may come round many times. Ask how people keep their interest.', 'day-1'),
    ),
  ],
  why_15_2041_00: [
    paragraph(
      says(
        'The job asks for {{fact:demand-2-analytical}}, and you like to ask what the numbers really show.',
        'demand-2-analytical',
        'work-2',
      ),
    ),
  ],
  why_not_15_2041_00: [
    paragraph(
      says(
        'It usually starts with a degree, so check that you enjoy the subject for years.',
        'ways-2',
      ),
    ),
  ],
  why_19_4092_00: [
    paragraph(
      says(
        'Evidence has to be collected and recorded with care, which suits someone who plans and checks.',
        'work-3',
        'score-planning',
      ),
    ),
  ],
  why_not_19_4092_00: [
    paragraph(
      says(
        'Some scenes of crimes are hard to look at. Ask someone in the job how they cope.',
        'day-3',
      ),
    ),
  ],
  why_19_4021_00: [
    paragraph(
      says('You would set up experiments, keep good records and look for what changed.', 'work-4'),
    ),
  ],
  why_not_19_4021_00: [
    paragraph(says('The work happens in a laboratory, so working from home is rare.', 'home-4')),
  ],
  why_15_1211_00: [
    paragraph(
      says('You would study how work is done now and plan a system that does it better.', 'work-5'),
    ),
  ],
  why_not_15_1211_00: [
    paragraph(
      says(
        'Workshops with users fill many days, and talking at length may tire you.',
        'day-5',
        'score-communication',
      ),
    ),
  ],
  why_19_2031_00: [
    paragraph(
      says(
        'You would test one idea after another, and you like to test before you believe.',
        'work-6',
      ),
    ),
  ],
  why_not_19_2031_00: [
    paragraph(
      says('Ask how much of a week goes on writing reports rather than at the bench.', 'day-6'),
    ),
  ],
  why_15_2051_01: [
    paragraph(
      says('You would turn a pile of figures into a few charts that people can use.', 'work-7'),
    ),
  ],
  why_not_15_2051_01: [
    paragraph(says('Deadlines come from other teams. Find out how often they move.', 'day-7')),
  ],
  why_19_1022_00: [
    paragraph(
      says('You would study living things too small to see, one careful step at a time.', 'work-8'),
    ),
  ],
  why_not_19_1022_00: [
    paragraph(
      says(
        'Training is long, so read about the first part of a course before you choose.',
        'ways-8',
      ),
    ),
  ],
  why_13_2053_00: [
    paragraph(
      says('You would weigh up how likely a loss is, with facts rather than hunches.', 'work-9'),
    ),
  ],
  why_not_13_2053_00: [
    paragraph(
      says('You would spend long hours at a desk. Ask what they do to keep it varied.', 'day-9'),
    ),
  ],
  why_49_9062_00: [
    paragraph(
      says(
        'Machines that doctors rely on have to be checked and put right, step by step.',
        'work-10',
      ),
    ),
  ],
  why_not_49_9062_00: [
    paragraph(says('A repair can be urgent, so ask how often the phone rings at night.', 'day-10')),
  ],
  workplace: [
    paragraph(says('A quiet place for work that needs care', 'type')),
    paragraph(says('Clear aims, set early and not changed every day', 'score-planning')),
    paragraph(says('A small team that writes things down', 'score-communication')),
    paragraph(says('A manager who decides quickly and explains why', 'score-leadership')),
    paragraph(says('Room to test an idea before anyone relies on it', 'score-analytical')),
  ],
  questions: [
    paragraph(says('How often do plans change in the middle of a week?', 'score-planning')),
    paragraph(says('Can I move up without managing people?', 'score-leadership')),
    paragraph(says('Who would check my work in the first months?', 'score-risk')),
  ],
  roadmap_30: [
    paragraph(
      says('Programming: write a small program that saves you some minutes a day.', 'skills-1'),
    ),
    paragraph(
      says('Statistics: take one set of open data and draw three charts from it.', 'work-2'),
    ),
  ],
  roadmap_90: [
    paragraph(
      says(
        'Testing: look for faults in a free program and report a few of them, with the steps.',
        'work-1',
      ),
    ),
    paragraph(
      says(
        'Writing: explain a result on one page to someone who knows nothing about it.',
        'skills-2',
      ),
    ),
  ],
  roadmap_365: [
    paragraph(
      says('A project: keep two finished pieces of work where others can read them.', 'work-7'),
    ),
    paragraph(says('A course: decide which subject you want to study further, and why.', 'ways-2')),
  ],
  people: [
    paragraph(
      says(
        'You may find it easier to write first and talk later. Send one short message to someone who does a job on your list. Ask what a bad day looks like, and what they wish they had known.',
        'type',
        'score-communication',
      ),
    ),
    paragraph(
      says(
        'In a group, offer to keep the plan. People will come to you, and you need not fill the silence.',
        'score-planning',
      ),
    ),
  ],
  next_week: [
    paragraph(
      says(
        'Read about two of the {{fact:count}} careers and write down what you would not enjoy.',
        'count',
      ),
    ),
    paragraph(says('Search for "junior tester" and save three adverts.', 'jobs-1')),
  ],
  next_30: [
    paragraph(says('Talk to two people who do the work.', 'career-1')),
    paragraph(says('Try one of the tasks for an afternoon, and note what tired you.', 'try-1')),
  ],
  next_90: [
    paragraph(
      says(
        'Compare two courses or jobs with training, side by side on one page. Rules differ between countries, so check your own.',
        'ways-2',
      ),
    ),
  ],
  next_365: [
    paragraph(
      says(
        'Apply for the one that you like better, and keep a second choice open beside it.',
        'count',
      ),
    ),
  ],
};
