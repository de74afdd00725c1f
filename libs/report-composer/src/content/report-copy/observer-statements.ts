import type { Category } from '@bearings/domain';

/**
 * The statements of the question bank in the third person, in the same order. Null for
 * reverse-scored statements, which observers are not asked.
 */
export const OBSERVER_STATEMENTS: Readonly<Record<Category, readonly [string | null, string | null, string | null]>> = {
  leadership: ['Enjoys deciding what a group should do next.', 'Often gets asked to take charge.', null],
  motivation: ['Likes goals that take hard work.', null, 'Keeps improving a piece of work until it’s really good.'],
  communication: ['Finds it easy to talk to people they’ve just met.', 'Enjoys explaining ideas to a group.', null],
  helping: [null, 'Soon notices when someone is upset.', 'Would like to spend the day helping other people.'],
  analytical: ['Likes working out why something happens.', 'Looks for evidence before believing a claim.', null],
  creativity: ['Often comes up with unusual ideas.', null, 'Enjoys making up stories, pictures, music or designs.'],
  planning: ['Makes a plan before starting a task.', 'Keeps things in good order.', null],
  practical: [null, 'Likes tasks to do with their hands.', 'Tries to fix things that break.'],
  resilience: ['Stays calm when things go wrong.', null, 'Thinks clearly under stress.'],
  risk: [
    'Is willing to try something new even if it might fail.',
    'Is comfortable deciding before knowing all the facts.',
    null,
  ],
  spatial: [null, 'Easily pictures how an object looks from another side.', 'Enjoys finding out how machines work.'],
  burnout: ['Bounces back quickly after a hard week.', null, 'Makes time to rest even when busy.'],
};
