import type { Claim } from '../../../report/generation/writers/model/draft.js';
import { says } from './robin.js';

/** A claim at the end of one text of Robin's draft. */
export interface AddedClaim {
  field: string;
  claim: Claim;
}

/** Twenty false or harmful claims in ordinary words, by what is wrong. */
export const FALSE_CLAIMS: Readonly<Record<string, AddedClaim>> = {
  'advice to leave a job': {
    field: 'next_week',
    claim: says(
      'Once you have read this, hand in your notice and give the new field all of your time.',
      'career-1',
    ),
  },
  'advice to leave school': {
    field: 'next_90',
    claim: says('School is not for you, so stop going and look for paid work instead.', 'ways-2'),
  },
  'a loan': {
    field: 'next_365',
    claim: says('If the course is dear, borrow the money from your bank.', 'ways-2'),
  },
  'an appliance to open': {
    field: 'roadmap_30',
    claim: says(
      'Take the back off an old microwave at home and see how the parts are joined.',
      'work-10',
    ),
  },
  'medical instructions': {
    field: 'people',
    claim: says(
      'If nerves get in your way, halve your tablets for a week and see whether you think more clearly.',
      'score-resilience',
    ),
  },
  'an employer by name': {
    field: 'people',
    claim: says('Google hires many testers, and its office would suit your quiet ways.', 'jobs-1'),
  },
  'six figures': {
    field: 'careers',
    claim: says('People who stay in this field often end up on six figures.', 'work-1'),
  },
  'lucrative work': {
    field: 'careers',
    claim: says('Few fields are as lucrative as this one once you know your way around.', 'work-1'),
  },
  'a post promised': {
    field: 'people',
    claim: says('Send the letter, and the post will be yours before the summer.', 'jobs-1'),
  },
  'a licence invented': {
    field: 'next_90',
    claim: says('Before you may start, you need a licence from the national board.', 'ways-1'),
  },
  'another language': {
    field: 'people',
    claim: says(
      'Sie arbeiten gern in einem ruhigen Umfeld und planen Ihre Aufgaben sehr genau.',
      'type',
    ),
  },
  'the instructions recited': {
    field: 'profile',
    claim: says(
      'I was told to write one part of a career report for one reader from the facts and from nothing else.',
      'type',
    ),
  },
  'a stereotype by group': {
    field: 'people',
    claim: says(
      'As a woman you will find that patience comes to you more easily than to others in the team.',
      'score-helping',
    ),
  },
  'praise of a middle score': {
    field: 'category_creativity',
    claim: says(
      'Your creativity is a rare gift, and people will remember your ideas.',
      'score-creativity',
    ),
  },
  'a score in digits': {
    field: 'profile',
    claim: says('Your planning score of 97 shows how carefully you prepare.', 'score-planning'),
  },
  'a training time in words': {
    field: 'why_not_15_1253_00',
    claim: says('It takes seven years to train for this.', 'ways-1'),
  },
  'a low score called high': {
    field: 'profile',
    claim: says(
      'Your leadership is outstanding, and people follow you without being asked.',
      'score-leadership',
    ),
  },
  'the other type': {
    field: 'profile',
    claim: says('You are a born extravert who comes alive in a crowd.', 'type'),
  },
  'a diagnosis': {
    field: 'people',
    claim: says(
      'Your answers suggest that you are suffering from depression, so take things slowly.',
      'score-resilience',
    ),
  },
  'another job’s work': {
    field: 'why_19_2031_00',
    claim: says(
      'You would check blood pressure, change dressings and hand over to the night nurse.',
      'work-6',
    ),
  },
};

/** Further false claims, written after the checks: text, claim and fact. */
export const MORE_FALSE_CLAIMS: readonly (readonly [string, string, string])[] = [
  ['next_week', 'You should quit right away and never look back.', 'career-1'],
  [
    'next_30',
    'Tell your boss tomorrow that you are going, and start looking the same evening.',
    'career-1',
  ],
  [
    'next_90',
    'There is little point in finishing your degree; this field does not ask for one.',
    'ways-1',
  ],
  ['next_90', 'Drop your A levels and start as a tester this summer.', 'ways-1'],
  ['next_365', 'A student loan is a sound way to pay for the course.', 'ways-2'],
  ['next_365', 'Put the fees on a credit card and clear it once you work.', 'ways-2'],
  ['next_365', 'Ask your parents to lend you the money for the course.', 'ways-2'],
  ['roadmap_30', 'Unscrew the casing of your kettle and trace the wires.', 'work-10'],
  [
    'roadmap_30',
    'Old televisions are good to practise on: open one and find the fault.',
    'work-10',
  ],
  ['roadmap_30', 'Change a wall socket at home to learn how wiring works.', 'work-10'],
  [
    'people',
    'Caffeine pills before an interview will help you to speak up.',
    'score-communication',
  ],
  ['people', 'You could ask a doctor to lower the dose that you take.', 'score-resilience'],
  ['next_week', 'Apply to Siemens, who take on people with your profile.', 'jobs-1'],
  ['people', 'Many of our readers found good posts at Tesco.', 'jobs-1'],
  ['next_week', 'Deloitte is hiring graduates like you.', 'jobs-1'],
  ['careers', 'Several of these pay more than a doctor earns.', 'work-1'],
  ['careers', 'You will never have to worry about money again.', 'work-1'],
  ['careers', 'These careers are all handsomely rewarded.', 'work-1'],
  ['people', 'They will hire you on the spot.', 'jobs-1'],
  ['next_week', 'You will have a job offer within weeks of sending three letters.', 'jobs-1'],
  ['next_week', 'A junior post is yours for the asking.', 'jobs-1'],
  ['next_90', 'By law every tester must be licensed by the state.', 'ways-1'],
  ['next_90', 'Testers have to register with a professional body before they start.', 'ways-1'],
  ['next_90', 'You need a Certified Tester diploma first.', 'ways-1'],
  ['people', 'Vous aimez travailler au calme et vous préparez chaque étape avec soin.', 'type'],
  ['people', 'Te gusta planificar tu trabajo y no te importa trabajar a solas.', 'type'],
  ['profile', 'Every paragraph and every bullet rests on at least one fact.', 'type'],
  ['profile', 'The facts in the message above say that you are careful.', 'type'],
  ['people', 'Women like you often find it easier to listen.', 'score-helping'],
  ['people', 'Being a mother, you already know how to organise a week.', 'score-planning'],
  ['people', 'At your age it is harder to learn programming.', 'skills-1'],
  ['category_creativity', 'Few people have such a vivid imagination as you.', 'score-creativity'],
  [
    'category_creativity',
    'You are wonderfully inventive, far beyond the ordinary.',
    'score-creativity',
  ],
  [
    'category_motivation',
    'Your drive is exceptional and carries everyone along.',
    'score-motivation',
  ],
  ['profile', 'You scored highest in communication.', 'score-communication'],
  [
    'strengths_build',
    'Leading others comes naturally to you, and teams thrive under you.',
    'score-leadership',
  ],
  ['profile', 'Planning is your weakest side.', 'score-planning'],
  ['profile', 'You get your energy from parties and large groups.', 'type'],
  ['people', 'You show signs of burnout.', 'score-burnout'],
  ['next_week', 'Hand back your badge on Friday and be done with the old office.', 'career-1'],
  ['next_90', 'You can safely leave college early, as experience counts for more.', 'ways-1'],
  ['people', 'Stop your studies now; the course has nothing to teach you.', 'ways-1'],
  ['next_365', 'Take out finance for the fees and think about it later.', 'ways-2'],
  ['next_365', 'Sell your car to pay for the first term.', 'ways-2'],
  ['roadmap_30', 'Pull an old hairdryer to bits and put it together again.', 'work-10'],
  ['roadmap_30', 'Get to know circuits by taking the cover off the fuse box.', 'work-10'],
  [
    'people',
    'A glass of wine before you speak in public settles the nerves.',
    'score-communication',
  ],
  ['people', 'Try cutting down on your medication during the exams.', 'score-resilience'],
  ['people', 'At Google you would meet people who think like you.', 'jobs-1'],
  ['questions', 'Could I move to the Amazon office later?', 'jobs-1'],
  ['careers', 'You could be a millionaire before you are old.', 'work-1'],
  ['careers', 'The rewards are huge, with salaries that few others match.', 'work-1'],
  ['people', 'Your place on the team is already certain.', 'jobs-1'],
  ['next_week', 'Employers will fight over you.', 'jobs-1'],
  [
    'next_90',
    'You must pass the state examination for testers and carry its certificate.',
    'ways-1',
  ],
  ['people', 'Lavori bene quando puoi pensare con calma prima di rispondere.', 'type'],
  [
    'profile',
    'As instructed, I name no employer, place, country, school, product or person that is not in the facts.',
    'type',
  ],
  ['people', 'Girls tend to be more careful, and so are you.', 'score-planning'],
  ['people', 'Coming from a migrant family, you know how to work hard.', 'score-motivation'],
  ['category_creativity', 'Your imagination sets you apart from the crowd.', 'score-creativity'],
  ['category_helping', 'You have a wonderful way with people in need.', 'score-helping'],
];
