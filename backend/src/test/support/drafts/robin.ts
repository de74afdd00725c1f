import { CATEGORY_NAMES } from '@bearings/contracts';
import { bandOf } from '@bearings/career-matching';
import { DESCRIPTIONS, occupationByCode } from '@bearings/career-data';
import type { CareerFact, ReportFacts } from '../../../report/composing/report-facts.js';
import type { Draft } from '../../../report/generation/writers/model/prose-fields.js';
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

/** What a job of Robin's list asks for in a category. */
export function demandOf(code: string, name: 'analytical' | 'planning' | 'leadership'): number {
  const career = ROBIN.careers.find((each) => each.code === code);
  const reasons = [...(career?.reasonsFor ?? []), ...(career?.reasonsAgainst ?? [])];
  return reasons.find(({ category }) => category === name)?.demand ?? -1;
}

/** A whole draft for Robin, written by hand, that may be shown. */
export const ROBINS_DRAFT: Draft = {
  profile:
    'Your answers have a clear shape, {{firstName}}. Analytical thinking (92) and planning (83) stand out. Leadership (17) is very low, so taking charge is the part you want least.\n\nYour type is introvert: you seem to do your best thinking with some quiet around you. That says how you like to work, not how good you are with people.',
  category_leadership: `${CATEGORY_NAMES.leadership} is very low at 17. You would rather do the work well than direct it.`,
  category_motivation: 'You work towards aims that you chose yourself, and rest without guilt.',
  category_communication:
    'You speak when there is something to say, and writing may suit you better.',
  category_helping: 'You notice when someone needs a hand, and you keep some distance too.',
  category_analytical: 'Finding out why something happens is what you enjoy most, at 92 of 100.',
  category_creativity: 'You like a new idea now and then, mostly one that can be tried out.',
  category_planning: 'With 83 in planning, you like to know what comes next and who does it.',
  category_practical: 'You can turn your hand to things when a task calls for it.',
  category_resilience: 'Some setbacks stay with you for a while, so time to recover helps.',
  category_risk: 'You prefer steps that can be undone, and you check before you jump.',
  category_spatial: 'Machines and drawings make sense to you, and you like to see how parts fit.',
  category_burnout: 'A busy week is fine as long as a calmer one follows it.',
  strengths:
    '**What you can build on**\n\n- **Analytical thinking (92).** You stay with a question until it makes sense. Show people how you got there, in a short note or a chart.\n- **Planning (83).** You keep track of what was agreed. Offer to make the plan for a group task.\n\n**What to watch**\n\n- **Leadership (17).** You may wait for someone else to decide. Try one small decision a week.\n- **Risk tolerance (25).** You might let a good chance pass because it is new. Give yourself a day to think, then answer.',
  careers:
    'Most of these ten ask for careful thought and steady planning. They differ in where you would work: some in a laboratory, some at a screen.',
  why_15_1253_00:
    'You like to find out why something breaks, and software testers do that all day. Its demand for planning is high, like your score of 83.',
  why_not_15_1253_00:
    'The same test may come round many times. Ask a tester how they keep their interest.',
  why_15_2041_00:
    'Statisticians ask what the numbers really show. Your analytical thinking (92) is close to what the job asks for.',
  why_not_15_2041_00:
    'It usually starts with a degree in mathematics, so check that you enjoy that for years.',
  why_19_4092_00:
    'Evidence has to be collected and recorded with care, which suits someone who plans and checks.',
  why_not_19_4092_00:
    'Some scenes of crimes are hard to look at. Ask someone in the job how they cope.',
  why_19_4021_00: 'You would set up experiments, keep good records and look for what changed.',
  why_not_19_4021_00: 'The work happens in a laboratory, so working from home is rare.',
  why_15_1211_00: 'You would study how work is done now and plan a system that does it better.',
  why_not_15_1211_00: 'Workshops with users fill many days, and your communication score is low.',
  why_19_2031_00: 'Chemists test one idea after another, and you like to test before you believe.',
  why_not_19_2031_00: 'Ask how much of a week goes on writing reports rather than at the bench.',
  why_15_2051_01: 'You would turn a pile of figures into a few charts that people can use.',
  why_not_15_2051_01: 'Deadlines come from other teams. Find out how often they move.',
  why_19_1022_00:
    'Microbiologists study living things too small to see, one careful step at a time.',
  why_not_19_1022_00:
    'Training is long, so read about the first two years of a course before you choose.',
  why_13_2053_00: 'You would weigh up how likely a loss is, with facts rather than hunches.',
  why_not_13_2053_00: 'You would spend long hours at a desk. Ask what they do to keep it varied.',
  why_49_9062_00: 'Machines that doctors rely on have to be checked and put right, step by step.',
  why_not_49_9062_00: 'A repair can be urgent, and your stress tolerance is in the middle band.',
  workplace:
    'You may do well where you can think before you answer.\n\n- A quiet place for work that needs care\n- Clear aims, set early and not changed every day\n- A small team that writes things down\n- A manager who decides quickly and explains why\n\nQuestions to ask an employer:\n\n- How often do plans change in the middle of a week?\n- Can I move up without managing people?\n- Who would check my work in the first months?',
  roadmap:
    '**The first 30 days**\n\n- **Programming:** write a small program that saves you ten minutes.\n- **Statistics:** take one set of open data and draw three charts from it.\n\n**By 90 days**\n\n- **Testing:** look for faults in a free program and report five of them, with the steps.\n- **Writing:** explain a result in 200 words to someone who knows nothing about it.\n\n**By 365 days**\n\n- **A project:** keep two finished pieces of work where others can read them.\n- **A course:** decide which subject you want to study further, and why.',
  people:
    'You may find it easier to write first and talk later. Send one short message to someone who does a job on your list. Ask what a bad day looks like, and what they wish they had known.\n\nIn a group, offer to keep the plan. People will come to you, and you need not fill the silence.',
  nextSteps:
    '**This week**\n\n- Read about two of the ten careers and write down what you would not enjoy.\n- Search for "junior tester" and save three adverts.\n\n**Within 30 days**\n\n- Talk to two people who do the work.\n- Try one of the tasks for an afternoon.\n\n**Within 90 days**\n\n- Compare two courses or jobs with training. Rules differ between countries, so check your own.\n\n**Within a year**\n\n- Apply for one of them, and keep a second choice open.',
};
