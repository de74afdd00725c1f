import type { Category } from '@bearings/domain';
import type { Wording } from '../wording.js';

/**
 * Small exercises that strengthen a category. The wordings also suit a category that is the highest
 * or lowest only by a small margin.
 */
export const PRACTICE_EXERCISES: Record<Category, readonly Wording[]> = {
  leadership: [
    'Run one meeting or arrange one outing that depends on you.',
    'When a group can’t decide, suggest one next step and ask who objects.',
    'Settle one open question at home or at work this week, and say why.',
  ],
  motivation: [
    'Choose a goal that takes a month, tell someone, and check it once a week.',
    'Finish one thing you left half done before you start anything new.',
    'Write down what you’d work at if nobody checked. Give it two hours a week.',
  ],
  communication: [
    'Once a week, start a conversation with someone whose work interests you.',
    'Explain something you know to a beginner, and ask them to say it back.',
    'Say what you think early in one meeting or class.',
  ],
  helping: [
    'Give a few hours to a cause where you meet the people it’s for.',
    'In three conversations this week, ask one more question before you give advice.',
    'Offer a classmate or colleague help with one task, and see it through.',
  ],
  analytical: [
    'Take one thing you believe, and look for the best evidence against it.',
    'Record one number for a month, then write half a page on what moved it.',
    'When something goes wrong, keep asking why until you find something you can change.',
  ],
  creativity: [
    'Make one small finished thing a week, and show it to someone.',
    'Before you accept a solution, write down two others.',
    'Borrow a method from another subject and try it on your own problem.',
  ],
  planning: [
    'Each evening, spend ten quiet minutes writing down the next day in order.',
    'Plan one task back from its deadline. Compare your guess with the time it took.',
    'Give one thing, such as files or money, a system you can keep to.',
  ],
  practical: [
    'Fix, cook or build one thing you’d usually pay for.',
    'Spend a day with someone who works with tools, and do some of the work.',
    'Turn one idea into something people can see by the end of the week.',
  ],
  resilience: [
    'After a hard moment, wait ten minutes before you answer anyone.',
    'Try one stressful thing in a safe place, such as a mock interview.',
    'For a month, note which setbacks pass quickly and which don’t.',
  ],
  risk: [
    'Try one new thing this month that might not work, such as entering a contest.',
    'Once a month, try something where failing does no harm, and note how it went.',
    {
      text: 'Apply for something you may not get, such as a place, a grant or a job above yours.',
      names: ['selling', 'sales', 'win'],
    },
  ],
  spatial: [
    'Sketch a room or a route from memory, then check it.',
    'Put something together from its diagram without reading the text.',
    'Try a drawing or design program for an hour, and make one simple object.',
  ],
  burnout: [
    'Keep two evenings a week free for a month.',
    'Every Friday, note how tired you are and why.',
    'Before you take on a new task, name the one it replaces.',
  ],
};
