import type { Category } from '@bearings/domain';
import type { Wording } from '../wording.js';

/**
 * Parts of a sentence that gives a reason. `more` and `less` state the job's demand at the start;
 * `low` states the reader's answer at the end, after "but".
 */
interface ReasonCopy {
  /** Singular noun without an article, for use within a sentence. */
  noun: string;
  more: readonly string[];
  less: readonly string[];
  low: readonly string[];
  /** A question to a person who does the job, which follows "ask" or "find out". */
  ask: readonly Wording[];
}

export const REASON_COPY: Record<Category, ReasonCopy> = {
  leadership: {
    noun: 'leadership',
    more: ['It asks for more leadership', 'You’d take charge more often', 'You’d do more leading'],
    less: ['It asks for less leadership', 'You’d take charge less often', 'You’d do less leading'],
    low: [
      'you scored low for leadership',
      'you’d rather not be in charge',
      'your answers lean away from taking the lead',
    ],
    ask: [
      'how soon you’d have to lead other people',
      'who makes the decisions on a normal day',
      'whether you can move up without managing people',
    ],
  },
  motivation: {
    noun: 'motivation',
    more: ['It asks for more ambition', 'It sets higher targets', 'It puts more weight on results'],
    less: ['It sets fewer hard targets', 'It puts less weight on hard targets', 'It pushes you less towards big goals'],
    low: [
      'you scored low for motivation',
      'hard goals didn’t appeal to you much',
      'your answers lean towards a steady pace',
    ],
    ask: [
      'how targets are set and what happens if you miss one',
      'how much is expected of you in the first year',
      'what keeps people going through the dull weeks',
    ],
  },
  communication: {
    noun: 'communication',
    more: ['It asks for more communication', 'You’d talk to people more often', 'You’d meet more people'],
    less: [
      'It asks for less communication',
      'You’d talk to people less often',
      'You’d spend less time in conversation',
    ],
    low: [
      'you scored low for communication',
      'you said you prefer quieter work',
      'your answers lean away from crowds and talk',
    ],
    ask: [
      'how many hours a day you’d spend talking to people',
      { text: 'how often you’d have to speak to a group', names: ['public'] },
      'how much of the day you could work on your own',
    ],
  },
  helping: {
    noun: 'care for others',
    more: [
      'It asks for more care for others',
      'You’d help more people directly',
      'More of your day would go on other people’s needs',
    ],
    less: [
      'It asks for less care for others',
      'You’d help fewer people directly',
      'Less of your day would go on other people’s needs',
    ],
    low: [
      'you scored low for helping',
      'looking after people didn’t appeal to you much',
      'your answers lean away from caring work',
    ],
    ask: [
      'how often you’d deal with people who are upset',
      'how much of the day goes on other people’s problems',
      'how much of the week goes on helping people',
    ],
  },
  analytical: {
    noun: 'analytical thinking',
    more: [
      'It asks for more analytical thinking',
      'You’d work more from evidence',
      'You’d solve more puzzles with facts and figures',
    ],
    less: ['It asks for less analytical thinking', 'You’d spend less time on analysis', 'You’d deal with less theory'],
    low: [
      'you scored low for analytical thinking',
      'long analysis didn’t appeal to you much',
      'your answers lean away from theory',
    ],
    ask: [
      'how much theory there is in the training',
      'how much of the week goes on working things out',
      'which problems take the longest to work out',
    ],
  },
  creativity: {
    noun: 'creativity',
    more: ['It asks for more creativity', 'You’d come up with more ideas', 'It needs something new more often'],
    less: ['It asks for less creativity', 'It relies less on new ideas', 'You’d invent things less often'],
    low: [
      'you scored low for creativity',
      'you said you prefer methods that already work',
      'your answers lean away from inventing things',
    ],
    ask: [
      'how often you’d have to come up with something new',
      'which parts are set and which are left to you',
      'how much of the work follows a set method',
    ],
  },
  planning: {
    noun: 'planning',
    more: ['It asks for more planning', 'You’d deal with more details and dates', 'You’d keep more things in order'],
    less: ['It asks for less planning', 'Timetables matter less in it', 'You’d deal with fewer lists and dates'],
    low: [
      'you scored low for planning',
      'you said you’d rather keep things open',
      'your answers lean away from lists and plans',
    ],
    ask: [
      'how much of the week goes on plans and records',
      'how strict the deadlines are',
      'what happens when a detail gets forgotten',
    ],
  },
  practical: {
    noun: 'practical work',
    more: ['It asks for more practical work', 'You’d work more with your hands', 'It’s more hands-on'],
    less: ['It asks for less practical work', 'You’d work less with your hands', 'It’s less hands-on'],
    low: [
      'you scored low for practicality',
      'hands-on work didn’t appeal to you much',
      'your answers lean away from tools and physical tasks',
    ],
    ask: [
      'how much of the day is physical work',
      'which tools or machines you’d use and how you’d learn them',
      'how much of the training is hands-on',
    ],
  },
  resilience: {
    noun: 'stress tolerance',
    more: ['It asks for more stress tolerance', 'You’d face more stressful moments', 'Staying calm matters more in it'],
    less: [
      'It asks for less stress tolerance',
      'You’d face fewer stressful moments',
      'Staying calm matters less in it',
    ],
    low: [
      'you scored low for stress tolerance',
      'you said stressful moments stay with you',
      'your answers lean towards calmer work',
    ],
    ask: [
      'what a bad day looks like and how often it comes',
      'who you could turn to when something goes wrong',
      'what happens when something goes badly wrong',
    ],
  },
  risk: {
    noun: 'risk tolerance',
    more: ['It asks for more risk tolerance', 'There’s more risk in it', 'You’d face the unknown more often'],
    less: ['It asks for less risk tolerance', 'There’s less risk in it', 'You’d face the unknown less often'],
    low: [
      'you scored low for risk tolerance',
      'you said you prefer the safer option',
      'your answers lean towards playing it safe',
    ],
    ask: [
      'what can go wrong and how people guard against it',
      'how steady the work and the pay are',
      'how often you’d decide without all the facts',
    ],
  },
  spatial: {
    noun: 'spatial thinking',
    more: [
      'It asks for more spatial thinking',
      'You’d deal more with shapes, drawings or machines',
      'You’d picture more often how things fit or work',
    ],
    less: [
      'It asks for less spatial thinking',
      'You’d deal less with shapes, drawings or machines',
      'You’d picture less often how things fit or work',
    ],
    low: [
      'you scored low for spatial and technical',
      'technical things didn’t appeal to you much',
      'your answers lean away from diagrams and machines',
    ],
    ask: [
      'how technical the work gets and who teaches you',
      'how often you’d work from drawings or diagrams',
      'which equipment you’d have to learn',
    ],
  },
  burnout: {
    noun: 'pressure resilience',
    more: ['It asks for more pressure resilience', 'You’d be under more pressure', 'It has more busy times'],
    less: ['It asks for less pressure resilience', 'You’d be under less pressure', 'It has fewer busy times'],
    low: [
      'you scored low for pressure resilience',
      'you said busy weeks tire you out',
      'your answers lean towards steadier hours',
    ],
    ask: [
      'how long the busiest time of the year lasts',
      'what hours people worked last week',
      'how easy it is to take time off',
    ],
  },
};
