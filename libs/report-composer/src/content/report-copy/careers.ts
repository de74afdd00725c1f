import type { Wording } from '../wording.js';

/**
 * Sentences around the list of careers. Variables: `{count}` is the number of careers, `{titles}` names several,
 * `{nouns}` lists categories with "and", `{either}` with "or", and `{field}` is a field of work.
 */
export const CAREERS_INTRO: readonly string[] = [
  'Your first three are {titles}.',
  'The list starts with {titles}.',
  'At the top of your list: {titles}.',
  'Here are ten careers, first {titles}.',
];

/** The introduction to fewer than ten careers. */
export const SHORT_INTRO: readonly Wording[] = [
  {
    text: 'Your list has {count} careers. What you ruled out and the training you’d take on leave no more. It starts with {titles}.',
    about: 'ruledOut',
  },
];

/** The introduction to fewer than ten careers that are unranked. */
export const SHORT_FLAT_INTRO: readonly Wording[] = [
  {
    text: 'Here are {count} careers, fewer than usual because of what you ruled out and the training you’d take on. Three examples: {titles}.',
    about: 'ruledOut',
  },
];

/** The introduction to unranked careers. The note on fit explains that their order has no meaning. */
export const FLAT_INTRO: readonly string[] = [
  'Here are ten careers to think about. Three of them: {titles}.',
  'Ten ideas follow, from more than one field. Among them: {titles}.',
];

/** Sentences of the introduction if three careers or more belong to one field of work. */
export const SHARED_FIELD_SENTENCES: readonly string[] = [
  'Several careers here are in {field}.',
  'More than one career here is in {field}.',
  'You’ll see {field} more than once.',
];

/** Sentences of the introduction if four careers or more demand a category in which the reader scored high. */
export const COMMON_REASONS: readonly string[] = [
  'Several ask for more {noun} than most jobs, and you scored high for that.',
  'You scored high for {noun}, and several careers ask for more of it than most jobs do.',
  'Several ask for more {noun} than most jobs, which fits your answers.',
];

/** Replaces the reasons for a career in a ranked list if no single category is a clear reason. */
export const NO_REASON_SENTENCES: readonly Wording[] = [
  {
    text: 'No single score explains it. It fits your answers as a whole a little better than others do.',
    summary: 'It fits your answers as a whole a little better than others do.',
  },
  'It’s here because of your answers taken together, not because of one score.',
  {
    text: 'There’s no one strong reason. Your answers as a whole put it on the list.',
    summary: 'Your answers as a whole put it on the list.',
  },
  'It matches a bit of everything in your answers, and nothing very strongly.',
  'No score stands behind it on its own, so read the tasks before anything else.',
  {
    text: 'Several small matches add up here. No single one is big enough to name.',
    summary: 'Several small matches add up here.',
  },
  'Your answers fit it in many small ways, so look at the work itself first.',
  {
    text: 'It came up from your answers as a whole. See if the work sounds interesting.',
    summary: 'It came up from your answers as a whole.',
  },
  {
    text: 'We can’t point to one score for this one. Your whole set of answers put it here.',
    summary: 'Your whole set of answers put it here.',
  },
  {
    text: 'There’s nothing big to name. Lots of your answers fit it slightly.',
    summary: 'Lots of your answers fit it slightly.',
  },
];

/** The reason for a career in an unranked list: it is an example of a field of work. */
export const UNRANKED_REASON: readonly Wording[] = [
  {
    text: 'No score points to it. It’s an example of work in {field}.',
    summary: 'It’s an example of work in {field}.',
  },
  'It’s an idea from {field}, in case you hadn’t thought of that.',
  {
    text: 'Your scores don’t single it out. It shows what work in {field} can be.',
    summary: 'It shows what work in {field} can be.',
  },
  {
    text: 'Your answers don’t pick it out, and they don’t rule it out. It’s one way into {field}.',
    summary: 'It’s one way into {field}.',
  },
  {
    text: 'Nothing in your scores decides this one. Would you like to try {field}?',
    summary: 'It’s here in case you’d like to try {field}.',
  },
  {
    text: 'It stands for {field} on this list. See which of its tasks you’d pick first.',
    summary: 'It stands for {field} on this list.',
  },
  {
    text: 'It’s one of many jobs in {field}. Which part of it would you try first?',
    summary: 'It’s one of many jobs in {field}.',
  },
  {
    text: 'We chose it to show you {field}. Think about a normal day in it.',
    summary: 'We chose it to show you {field}.',
  },
  'We list it in case {field} interests you.',
  {
    text: 'It’s a job in {field}. Ask someone in it what fills a normal week.',
    summary: 'It’s a job in {field}.',
  },
];
