import type { Category } from '@bearings/domain';

/** Levels of a category score: below 40, 40 to 59, and from 60. */
export const CATEGORY_LEVELS = ['low', 'middle', 'high'] as const;
export type Level = (typeof CATEGORY_LEVELS)[number];

/**
 * Categories that, besides leadership, choose the phrase of the "Leadership Style" badge: the one with the highest
 * score, if that is high. If none is high, the phrase is `plain`.
 */
export const LEADERSHIP_FLAVOURS = [
  'motivation',
  'helping',
  'analytical',
  'creativity',
  'planning',
  'practical',
] as const satisfies readonly Category[];
export const COMMUNICATION_FLAVOURS = ['helping', 'analytical', 'creativity'] as const satisfies readonly Category[];

type LeadershipFlavour = (typeof LEADERSHIP_FLAVOURS)[number] | 'plain';
type CommunicationFlavour = (typeof COMMUNICATION_FLAVOURS)[number] | 'plain';

/**
 * Phrases of the "Leadership Style" badge, by the level of the leadership score, then by the strongest other high
 * category.
 */
export const LEADERSHIP_PHRASES: Record<Level, Record<LeadershipFlavour, string>> = {
  high: {
    plain: 'You like to take the lead and to have a say in what happens next.',
    motivation: 'You like to take the lead, and you expect a lot of yourself while you do it.',
    helping: 'You like to take the lead, and you notice how people feel while you do it.',
    analytical: 'You like to take the lead, and you want good reasons for the way you choose.',
    creativity: 'You like to take the lead, and you bring ideas of your own when you do.',
    planning: 'You like to take the lead, and you prefer to do it with a plan in hand.',
    practical: 'You like to take the lead, and you would sooner show how than say how.',
  },
  middle: {
    plain: 'You take the lead at some times and follow at others.',
    motivation: 'You can lead or follow, and either way you want the work to come out well.',
    helping: 'You can lead or follow, and either way you notice how people are doing.',
    analytical: 'Leading neither draws you nor puts you off; when you do it, you go by the evidence.',
    creativity: 'You are content to share the lead, and you often bring an idea to build on.',
    planning: 'You take the lead now and then, and you like to have a plan before you do.',
    practical: 'You take your turn at the front, and you lead by getting on with the task.',
  },
  low: {
    plain: 'You are comfortable when somebody else takes the lead.',
    motivation: 'You would rather leave the lead to others, and you still ask a lot of yourself.',
    helping: 'You would rather support people than be in charge of them.',
    analytical: 'You would rather work out the answer than be the one in charge.',
    creativity: 'You would rather come up with the ideas than run the group.',
    planning: 'You would rather keep things in order than tell people what to do.',
    practical: 'You would rather get on with a task than direct the people doing it.',
  },
};

/**
 * Phrases of the "Communication" badge, by the level of the communication score, then by the strongest other high
 * category.
 */
export const COMMUNICATION_PHRASES: Record<Level, Record<CommunicationFlavour, string>> = {
  high: {
    plain: 'Talking to people comes easily to you, and you like to explain what you think.',
    helping: 'Talking to people comes easily to you, and you pick up how they feel.',
    analytical: 'You talk to people easily, and you like what is said to rest on evidence.',
    creativity: 'You talk to people easily, and you bring fresh ideas to the conversation.',
  },
  middle: {
    plain: 'You can be talkative or quiet, depending on the company.',
    helping: 'You can speak up or stay quiet, and you notice how the other person feels.',
    analytical: 'You can speak up or stay quiet, and you like to check a claim before you accept it.',
    creativity: 'You can speak up or stay quiet, and what you add is often an idea of your own.',
  },
  low: {
    plain: 'You prefer a quiet talk with a few people to speaking in a crowd.',
    helping: 'You prefer a quiet talk to a crowd, and you notice how the other person feels.',
    analytical: 'You would rather think a question through than talk it through.',
    creativity: 'You would rather show people an idea than stand up and explain it.',
  },
};

/**
 * Phrases of the "Work Environment" badge, by the level of the communication score (how much company suits the person),
 * then of the planning score (how much order).
 */
export const ENVIRONMENT_PHRASES: Record<Level, Record<Level, string>> = {
  high: {
    high: 'A lively team with clear plans and things in their place should suit you.',
    middle: 'A lively team should suit you, with some routine and some freedom.',
    low: 'A lively team with few fixed routines should suit you.',
  },
  middle: {
    high: 'A mix of company and quiet should suit you, with clear plans and things in their place.',
    middle: 'A mix of company and quiet should suit you, with some routine and some freedom.',
    low: 'A mix of company and quiet should suit you, with room to decide things as you go.',
  },
  low: {
    high: 'A calm, orderly place with time to yourself should suit you.',
    middle: 'A calm place with time to yourself should suit you, with some routine and some freedom.',
    low: 'A calm place with time to yourself and few fixed routines should suit you.',
  },
};

/**
 * Second sentence of the "Work Environment" badge, shown if stress tolerance and pressure resilience are both high or
 * both low.
 */
export const PACE_PHRASES: Record<Level, string | null> = {
  high: 'Busy spells are unlikely to throw you.',
  middle: null,
  low: 'Look for a steady pace rather than a constant rush.',
};
