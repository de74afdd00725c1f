import type { AddedClaim } from './false-drafts.js';
import { says } from './robin.js';

/** Twenty claims that may be shown, by what is special. */
export const GOOD_CLAIMS: Readonly<Record<string, AddedClaim>> = {
  'a small count of things to do': {
    field: 'next_30',
    claim: says('Talk to two people who do this work and compare what they say.', 'career-1'),
  },
  'a score that is inserted': {
    field: 'people',
    claim: says(
      '{{fact:score-planning}} is what a group will ask you for first.',
      'score-planning',
    ),
  },
  'a demand that is inserted beside a score': {
    field: 'why_15_2041_00',
    claim: says(
      'You bring {{fact:score-planning}}, and the job asks for {{fact:demand-2-planning}}.',
      'score-planning',
      'demand-2-planning',
    ),
  },
  'a book that is borrowed': {
    field: 'roadmap_30',
    claim: says(
      'Borrow a book on statistics from the library and do the first exercises.',
      'knowledge-2',
    ),
  },
  'a job that is kept': {
    field: 'next_90',
    claim: says('Keep your job or course while you try this out in the evenings.', 'try-1'),
  },
  'no need to leave a job': {
    field: 'next_week',
    claim: says(
      'There is no need to leave your job to find out; one free evening is enough.',
      'try-1',
    ),
  },
  'no promise': {
    field: 'next_365',
    claim: says('No course can promise you a job, so keep a second choice open.', 'ways-2'),
  },
  'a question about licences': {
    field: 'next_90',
    claim: says('Ask whether the work needs a licence where you live.', 'ways-1'),
  },
  'words that look like pay': {
    field: 'workplace',
    claim: says('It pays off to pay attention to the part of the day that tires you most.', 'type'),
  },
  'the name of a tool': {
    field: 'roadmap_90',
    claim: says('Learn the first steps of Jira, one evening a week.', 'tools-1'),
  },
  'illness of the people that a job serves': {
    field: 'why_19_1022_00',
    claim: says('You would find out which germs make patients ill.', 'work-8'),
  },
  'a true band in words': {
    field: 'people',
    claim: says('Your planning is high, so people can rely on what you arrange.', 'score-planning'),
  },
  'a band that is denied': {
    field: 'category_creativity',
    claim: says('Your creativity is not high and not low either.', 'score-creativity'),
  },
  'a low score, kindly': {
    field: 'people',
    claim: says(
      'Leadership is among your lower scores, so let others chair the meeting for now.',
      'score-leadership',
    ),
  },
  'a program that is opened': {
    field: 'roadmap_90',
    claim: says('Open a free program and look for faults that nobody has reported.', 'work-1'),
  },
  'machines that the job opens': {
    field: 'why_49_9062_00',
    claim: says('You would open up a monitor, find the fault and put it right.', 'work-10'),
  },
  'people of any age': {
    field: 'people',
    claim: says(
      'Find someone who has done this work for a while, of any age, and ask what they would do again.',
      'career-2',
    ),
  },
  'the type, inserted': {
    field: 'people',
    claim: says(
      'You lean towards the {{fact:type}} side, so a calm hour before a meeting may help.',
      'type',
    ),
  },
  'words to search for': {
    field: 'next_week',
    claim: says('Search for "Test analyst" too, and read what they ask for.', 'jobs-1'),
  },
  'another career of the list for comparison': {
    field: 'next_30',
    claim: says(
      'Compare the first week of a {{fact:career-2}} with that of a {{fact:career-6}}, in two columns.',
      'career-2',
      'career-6',
    ),
  },
};

/** Further good claims, written after the checks: text, claim and fact. */
export const MORE_GOOD_CLAIMS: readonly (readonly [string, string, string])[] = [
  [
    'next_week',
    'Write down three things that you enjoyed last month and what they have in common.',
    'score-planning',
  ],
  ['people', 'People leave a talk with you knowing what happens next.', 'score-planning'],
  ['questions', 'Why did the last person leave this job?', 'work-1'],
  ['questions', 'Who would help me if a test failed late in the day?', 'day-1'],
  [
    'people',
    'You might open a meeting by saying what you would like to have settled by the end.',
    'score-planning',
  ],
  [
    'roadmap_30',
    'Take one free lesson in programming and stop when it stops being fun.',
    'skills-1',
  ],
  [
    'roadmap_90',
    'Mend something small that has no plug, such as a bicycle, and note each step.',
    'work-10',
  ],
  ['next_90', 'Talk with your school or college about what the course covers.', 'ways-2'],
  ['next_90', 'Find out what such a course costs and whether an employer might pay.', 'ways-2'],
  ['next_365', 'Make sure to keep a note of every application.', 'jobs-1'],
  [
    'category_communication',
    'Long talks may drain you, so leave yourself a gap after them.',
    'score-communication',
  ],
  [
    'category_helping',
    'You help when asked, and you also know when to step back.',
    'score-helping',
  ],
  ['category_risk', 'A plan with a way back suits you more than a leap.', 'score-risk'],
  ['category_burnout', 'You cope with pressure about as well as with calm days.', 'score-burnout'],
  [
    'strengths_build',
    'Your strength is in the order that you bring, as {{fact:score-planning}} shows.',
    'score-planning',
  ],
  [
    'strengths_watch',
    'Because {{fact:score-communication}} is low, a written note may serve you better than a speech.',
    'score-communication',
  ],
  ['workplace', 'A desk where nobody talks across the room', 'type'],
  ['workplace', 'Work that rewards care more than speed', 'score-planning'],
  [
    'why_19_1022_00',
    'You may like the strict order of a laboratory, and the job asks for {{fact:demand-8-planning}}.',
    'demand-8-planning',
  ],
  [
    'why_not_49_9062_00',
    'Some days are spent on the road between hospitals, which is not for everyone.',
    'day-10',
  ],
  [
    'why_not_19_4092_00',
    'Court reports must be plain and exact, and some of what you see will be sad.',
    'day-3',
  ],
  [
    'why_13_2053_00',
    'Deciding whether a risk can be covered takes patience, and patience is something that you have.',
    'work-9',
  ],
  ['people', 'Ask an older colleague how they learned the work.', 'career-1'],
  [
    'profile',
    'That leaves you free to choose the kind of task rather than the title.',
    'score-motivation',
  ],
  ['next_30', 'Spend an hour beside someone who does the work, if they will have you.', 'career-1'],
  [
    'next_week',
    'Your first step can be small: one advert, read slowly, is a good start.',
    'jobs-1',
  ],
  ['next_week', 'Look up what "quality assurance" means in one or two adverts.', 'jobs-1'],
  [
    'careers',
    'What they share is close attention: somebody has to notice the thing that is wrong.',
    'work-1',
  ],
  [
    'people',
    'Let them know in writing what you need, and thank them for their time.',
    'score-communication',
  ],
  ['careers', 'Several of these ask for more patience than most jobs.', 'work-1'],
  ['roadmap_90', 'Work through a textbook, with notes that you could lend to someone.', 'skills-2'],
  ['next_week', 'Choose one career of the list and read a whole advert for it.', 'career-1'],
  ['next_week', 'You will find short films of people at work on the web.', 'day-1'],
  ['next_30', 'Ask for half a day beside someone at work.', 'try-1'],
  ['next_90', 'Compare what each way in asks of you in time and in travel.', 'ways-1'],
  ['next_365', 'If the first try does not work out, the second choice is still there.', 'count'],
  [
    'people',
    'When you join a new team, you will feel better with one person whom you know.',
    'type',
  ],
  ['people', 'Send your notes after a meeting, and people will rely on you.', 'score-planning'],
  ['workplace', 'A leader who gives reasons and leaves you the detail', 'score-leadership'],
  ['workplace', 'Breaks that you can take alone', 'type'],
  ['questions', 'How is a new person shown the work?', 'day-1'],
  ['questions', 'What happens when a plan fails?', 'score-planning'],
  [
    'strengths_build',
    'You can trust your eye for faults: {{fact:score-analytical}} goes well with checking.',
    'score-analytical',
  ],
  [
    'strengths_watch',
    'Saying no early is easier than stopping late, as {{fact:score-leadership}} suggests.',
    'score-leadership',
  ],
  ['category_risk', 'You look for the way back before you go in.', 'score-risk'],
  ['category_spatial', 'A drawing tells you more than a page of text.', 'score-spatial'],
  ['category_motivation', 'A goal helps, but it does not rule your day.', 'score-motivation'],
  [
    'why_15_1211_00',
    'You would ask people how they work and draw what a better system could do.',
    'work-5',
  ],
  [
    'why_not_15_2051_01',
    'Managers may want an answer before the figures are checked, which can be trying.',
    'day-7',
  ],
  ['roadmap_30', 'Work through the first lessons of a free course on data.', 'skills-7'],
  ['roadmap_365', 'Help a small club with its figures for a season.', 'work-7'],
  [
    'next_week',
    'Ask at home or at school who knows a tester, and whether you may call them.',
    'career-1',
  ],
  ['next_90', 'Set two courses side by side and mark what each asks of you.', 'ways-2'],
  ['next_365', 'Look back at your notes and decide what you would like more of.', 'count'],
  ['people', 'A friend who likes talking can open doors for you at a fair.', 'score-communication'],
  ['workplace', 'Rules that are written down and that everybody keeps', 'score-planning'],
  ['questions', 'What does a good week look like for the person in this post?', 'work-1'],
  ['questions', 'How do people here learn something new?', 'work-1'],
  [
    'category_burnout',
    'Under strain you hold on for a while, and then you need quiet.',
    'score-burnout',
  ],
  [
    'category_leadership',
    'Being asked to decide for others may feel heavy, and sharing the decision helps.',
    'score-leadership',
  ],
  [
    'strengths_build',
    'With {{fact:score-spatial}}, you can picture how a thing is put together before you touch it.',
    'score-spatial',
  ],
  [
    'why_13_2053_00',
    'You would read through an application and work out what could go wrong.',
    'work-9',
  ],
  [
    'why_not_19_2031_00',
    'Much of the day is spent repeating a test, so ask if that suits you.',
    'day-6',
  ],
  [
    'roadmap_90',
    'Keep a notebook of the faults that you find and of how you found them.',
    'work-1',
  ],
  [
    'roadmap_365',
    'Show your best piece to someone who does the job and ask what is missing.',
    'work-1',
  ],
  ['profile', 'Where others see a mess, you tend to see steps.', 'score-planning'],
  [
    'roadmap_30',
    'Borrow a beginner’s book on chemistry and note what it takes for granted.',
    'knowledge-6',
  ],
  ['roadmap_90', 'Practise with Jira until you do not need the instructions.', 'tools-1'],
  [
    'roadmap_30',
    'Take something apart that has no plug, and explain what each part is for.',
    'work-10',
  ],
  ['people', 'Meet people through a shared task.', 'type'],
];
