/**
 * Introductions to the skills roadmap. Variables: `{skills}` and `{titles}` are lists of skills and careers; `{a}` is a
 * career with its article, and `{noun}` a category.
 */
export const ROADMAP_INTRO: readonly string[] = [
  'This plan is for {titles}. Useful for more than one of them: {skills}.',
  'Your first careers, {titles}, share some skills. Start with {skills}.',
  'We built this plan from {titles}. More than one of them uses {skills}.',
  'We made this plan for {titles}. A year spent on {skills} would help with more than one of them.',
];

/** Introduction to the roadmap if the reader has shown what the first careers share. */
export const SHOWN_ROADMAP_INTRO: readonly string[] = [
  'Your first careers, {titles}, share some skills: {skills}. You’ve shown these in your work or studies, so put them first when you apply.',
  'More than one of {titles} uses {skills}. Your work or studies have shown these, so name them first when you apply.',
];

/** Introduction to the roadmap if the first careers share no distinctive skill. */
export const APART_ROADMAP_INTRO: readonly string[] = [
  'We built this plan for {titles}. They ask for different things, so look at each.',
  'Your first careers, {titles}, don’t have much in common. Start with what you’d like.',
];

/** Introduction to the roadmap of unranked careers if at least three of them share a skill. */
export const FLAT_ROADMAP_INTRO: readonly string[] = [
  'Your list covers different fields. Several of them use {skills}, so start there.',
  'Your list doesn’t point to one field. Several jobs on it use {skills}.',
];

/** Replaces `FLAT_ROADMAP_INTRO` if unranked careers share no skill, or only skills in categories with a low score. */
export const OPEN_ROADMAP_INTRO: readonly string[] = [
  'Your list covers different fields, so this plan is about trying things out.',
  'You haven’t chosen a field yet. Use this plan to find out what you like.',
];

/** Sentences after a step that is useful for only one of the first careers. */
export const FOR_ONE_SENTENCES: readonly string[] = [
  'This one is for {a}.',
  'It’s part of becoming {a}.',
  'It’s a step towards being {a}.',
  'You’d use it as {a}.',
  'It’s useful for {a}.',
];

/**
 * Sentences after a step on a skill for whose category the reader has a low score. They say that a career demands it.
 */
export const DEMANDED_SKILL: readonly string[] = [
  'You scored low for {noun}, but {a} needs it more than most, so give it a little time.',
  'This isn’t what you said you like. We list it because {a} needs more {noun}.',
  'You may not enjoy it: you scored low for {noun}. But it’s a big part of being {a}.',
];
