import type { Category } from '@bearings/contracts';

interface WatchPoint {
  /** What a low score can cost. */
  cost: readonly string[];
  /** What to do about it. */
  handle: readonly string[];
  /** What is good about it. */
  upside: readonly string[];
}

/** For categories in the two lower bands. */
export const WATCH_POINTS: Record<Category, WatchPoint> = {
  leadership: {
    cost: [
      'Your views may be missing from decisions that affect you, because somebody louder took the chair.',
      'In many fields pay rises with responsibility for other people, so a career without it needs to be chosen on purpose.',
    ],
    handle: [
      'Look for ladders built on expertise. Specialist, adviser and craft routes exist in more fields than one thinks.',
      'Lead by preparation. Whoever brings the first draft shapes the decision without having to chair it.',
    ],
    upside: [
      'You will not be tempted by a title into a job you would dislike.',
      'Teams need people who carry out a plan without competing for it.',
    ],
  },
  motivation: {
    cost: [
      'Applications and appraisals reward visible ambition, and yours may not be visible.',
      'Long qualifications are hard to finish on duty alone; without a subject you like, the middle years drag.',
    ],
    handle: [
      'Choose by interest before prestige. Effort comes more easily when the daily tasks themselves hold you.',
      'Borrow structure: a study partner, a fixed weekly hour, a course with dates. It can stand in for drive.',
    ],
    upside: [
      "You are unlikely to give up your evenings for somebody else's target.",
      'Being content is a skill too, and it keeps you from chasing what you never wanted.',
    ],
  },
  communication: {
    cost: [
      'Open-plan offices, sales floors and back-to-back meetings will tire you before the work itself does.',
      'Good work can go unnoticed when its author does not speak of it.',
    ],
    handle: [
      'Ask in interviews how many hours of a usual week are spent with other people, and listen for a number.',
      'Prepare one sentence before each meeting and say it early. The rest of the hour is then easier.',
    ],
    upside: [
      'You need little company to work well, which suits every task that wants long concentration.',
      'When you speak, it tends to be because there is something to say.',
    ],
  },
  helping: {
    cost: [
      "Work that consists of other people's difficulties would leave you drained or, worse, brisk.",
      'Colleagues may read distance where you intend nothing but focus.',
    ],
    handle: [
      'Keep one small ritual of attention, such as asking a colleague a real question and remembering the answer.',
      'In a team, be helpful through your results: reliable, on time, easy to build on.',
    ],
    upside: [
      'You can be fair where sympathy would cloud a judgement.',
      'The troubles of others do not follow you home, and so you have more left for your own work.',
    ],
  },
  analytical: {
    cost: [
      'A persuasive story can carry you past a missing fact.',
      'Degrees and jobs built on theory would ask for daily what you give only now and then.',
    ],
    handle: [
      'Before a costly decision, ask one sceptical person to look for the hole in it.',
      "Use simple checks in place of long analysis: a second source, a trial run, a night's sleep.",
    ],
    upside: [
      'You reach a decision while others are still comparing methods.',
      'You take the world as you find it, and people often like to be taken that way.',
    ],
  },
  creativity: {
    cost: [
      'When the usual way stops working, you may hold to it longer than it deserves.',
      'Jobs that ask for fresh ideas every week would feel like an exam you had not studied for.',
    ],
    handle: [
      "Collect other people's solutions. Someone who knows ten existing ways seldom needs to invent an eleventh.",
      'When you are stuck, change one thing only and compare. Small variation counts as invention.',
    ],
    upside: [
      'You respect what has been tested, and a good deal of important work depends on doing the tested thing every time.',
      'You finish with one idea while others are distracted by the next.',
    ],
  },
  planning: {
    cost: [
      'Late starts make good work look careless, and small missed promises are what people remember.',
      'Jobs in which one forgotten detail does harm will be a strain on you.',
    ],
    handle: [
      'Keep one list, in one place, and look at it at the same hour every day. More system than that will not last.',
      'Give away deadlines: tell someone else the date, so that it exists outside your head.',
    ],
    upside: [
      'A plan that collapses troubles you less than it does the person who made it.',
      'You can drop everything for what matters today, which orderly colleagues may envy.',
    ],
  },
  practical: {
    cost: [
      'An idea of yours may stay an idea, for want of the dull steps that would make it real.',
      'Work among tools, sites or machinery would ask you every day for what you enjoy least.',
    ],
    handle: [
      'Find a partner who likes doing as much as you like discussing, and be open about the bargain.',
      'End every discussion by writing down the first physical step and whose it is.',
    ],
    upside: [
      'You are free of the urge to start before the question is understood.',
      'Words, concepts and people are your materials, and plenty of work is made of nothing else.',
    ],
  },
  resilience: {
    cost: [
      'Emergencies, conflict or public mistakes will take more from you than the job description admits.',
      'One hard remark can cost you an afternoon.',
    ],
    handle: [
      'Prepare for the two or three things most likely to go wrong. Calm is largely a matter of having been there before, if only on paper.',
      'After a setback, write down what happened, what it cost and what comes next. It shortens the echo.',
    ],
    upside: [
      'You sense trouble early, and a team is safer with someone who does.',
      'What is felt strongly is remembered, so you seldom make the same mistake twice.',
    ],
  },
  risk: {
    cost: [
      'Some chances close while you are still checking them.',
      'Self-employment, start-ups and commission would cost you sleep as well as security.',
    ],
    handle: [
      'Break a bold step into pieces that can each be undone: an evening course, a trial month, a conversation.',
      'For every option you decline as unsafe, write down what staying put costs. Safety has a price as well.',
    ],
    upside: [
      'Others can entrust you with money, safety or records and rest easy.',
      'You read the small print that bolder people regret.',
    ],
  },
  spatial: {
    cost: [
      'Technical drawings, layouts and unfamiliar equipment will slow you down, above all under time pressure.',
      'Fields built on engineering or design would start uphill for you.',
    ],
    handle: [
      'Ask for things in words or in order of steps, and take notes in the form that suits you.',
      'Learn the few tools your field insists on and leave the rest to those who enjoy them.',
    ],
    upside: [
      'Your attention is free for language, people or numbers, where much work is done.',
      'You ask what a machine is for, while others are absorbed in how it turns.',
    ],
  },
  burnout: {
    cost: [
      'Where long hours are taken as a sign of commitment, you would pay more than the work is worth.',
      'A post you love can still wear you out; interest does not replace rest.',
    ],
    handle: [
      'Put recovery in the diary before the busy time and not after it.',
      'When comparing jobs, ask what happens in the busiest month of the year and who goes home on time in it.',
    ],
    upside: [
      'You notice an unhealthy workload before it does damage, and saying so helps everybody on the team.',
      'Knowing your limits makes your promises reliable.',
    ],
  },
};
