import type { Category } from '@bearings/domain';

/** One statement for each category, about a person whose name is `{name}`. They have no pronouns. */
export const OBSERVER_STATEMENTS: Readonly<Record<Category, string>> = {
  creativity: '{name} often comes up with unusual ideas.',
  helping: '{name} soon notices when someone is upset.',
  communication: '{name} enjoys explaining ideas to a group.',
  leadership: 'People look to {name} to take charge.',
  motivation: '{name} keeps improving a piece of work until it is really good.',
  risk: '{name} tries new things even if they might fail.',
  burnout: '{name} bounces back quickly after a hard week.',
  resilience: '{name} stays calm when things go wrong.',
  planning: '{name} makes a plan before starting a task.',
  practical: 'When something breaks, {name} tries to mend it.',
  spatial: '{name} enjoys finding out how machines work.',
  analytical: '{name} looks for evidence before believing a claim.',
};
