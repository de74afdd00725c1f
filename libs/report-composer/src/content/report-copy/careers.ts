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
export const SHORT_INTRO: readonly string[] = [
  'Your list has {count} careers. What you ruled out and the training you’d take on leave no more. It starts with {titles}.',
];

/** The introduction to fewer than ten careers that are unranked. */
export const SHORT_FLAT_INTRO: readonly string[] = [
  'Here are {count} careers, fewer than usual because of what you ruled out and the training you’d take on. Three examples: {titles}.',
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
  'Several ask for more {noun}, and you scored high for that.',
  'You scored high for {noun}, and several careers ask for more of it.',
  'Several ask for more {noun}, which fits your answers.',
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

/** The reason for a career whose core is a kind of work that the reader likes; `{thing}` is its label. */
export const LIKED_CORE_SENTENCES: readonly string[] = [
  'You said you’d like to {thing}, which is the heart of this work.',
  'You picked “{thing}”, and that’s what this work is about.',
  'It’s built around something you said you’d like: to {thing}.',
  'At its heart is something you picked: “{thing}”.',
  'You said you’d like to {thing}, and that’s what this work is about.',
  'This work is about something you’d like: to {thing}.',
  'You picked “{thing}”, and this career is built around it.',
  'Much of the day you’d {thing}, as you said you’d like.',
  'You’d like to {thing}, and most of this work is about that.',
  'Its heart is what you picked: “{thing}”.',
];

/** The reason for a career that often includes a kind of work that the reader likes; `{thing}` is its label. */
export const LIKED_PART_SENTENCES: readonly string[] = [
  'You said you’d like to {thing}, which is often part of it.',
  'You picked “{thing}”, which comes up often in this work.',
  'It often includes something you said you’d like: to {thing}.',
  'Part of this work is what you picked: “{thing}”.',
  'You said you’d like to {thing}, and people in this work often do.',
  'You picked “{thing}”, and people in this work often do that.',
  'This work often has something you’d like: to {thing}.',
  'You’d like to {thing}, and that comes up often here.',
  'To {thing} is often part of it, and you said you’d like that.',
  'What you picked is often part of the day: “{thing}”.',
];

/** The drawback of a career whose core is a kind of work that the reader dislikes; `{thing}` is its label. */
export const DISLIKED_CORE_SENTENCES: readonly Wording[] = [
  {
    text: 'You marked “{thing}” as not for you, and much of this work is that. Other answers brought it up.',
    summary: 'You marked “{thing}” as not for you, and much of this work is that.',
  },
  {
    text: 'Much of it is what you said is not for you: “{thing}”. Other answers of yours put it here.',
    summary: 'Much of it is what you said is not for you: “{thing}”.',
  },
  {
    text: 'At its heart is something you said is not for you: “{thing}”. The rest of your answers brought it up.',
    summary: 'At its heart is something you said is not for you: “{thing}”.',
  },
  {
    text: 'You said “{thing}” is not for you, and that’s most of it. It’s here because of your other answers.',
    summary: 'You said “{thing}” is not for you, and that’s most of it.',
  },
];

/** The drawback of a career that often includes a kind of work that the reader dislikes; `{thing}` is its label. */
export const DISLIKED_PART_SENTENCES: readonly string[] = [
  'You marked “{thing}” as not for you, and it’s often part of this work.',
  'It often includes what you said is not for you: “{thing}”.',
  'Something you said is not for you is often part of it: “{thing}”.',
  'You said “{thing}” is not for you, and people in this work often do that.',
];

/** Replaces the drawback of a career if no answer of the reader speaks against it. */
export const NO_DRAWBACK_SENTENCES: readonly Wording[] = [
  'None of your answers speaks against it, so ask someone in it what a bad week is like.',
  {
    text: 'Your scores raise no doubt here. Find out why people leave this work.',
    summary: 'Your scores raise no doubt here.',
  },
  'Nothing you told us speaks against it, so find out what people find dull about it.',
  {
    text: 'We found no doubt in your answers. Ask what people find hardest in the first year.',
    summary: 'We found no doubt in your answers.',
  },
  {
    text: 'Your answers don’t speak against it. Ask how many hours a normal week has.',
    summary: 'Your answers don’t speak against it.',
  },
  'No answer of yours counts against it, so ask what people would change about it.',
  {
    text: 'We see no reason against it in your scores. Ask how many people leave in the first year.',
    summary: 'We see no reason against it in your scores.',
  },
  {
    text: 'There’s no low score to weigh here. Ask what a day looks like when things go wrong.',
    summary: 'There’s no low score to weigh here.',
  },
  {
    text: 'You told us nothing that speaks against it. Ask which part of the work never gets easier.',
    summary: 'You told us nothing that speaks against it.',
  },
  {
    text: 'Your answers leave it open. Ask someone in it what they expected and didn’t find.',
    summary: 'Your answers leave it open.',
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

/**
 * Replaces a drawback: questions on the category that the career demands most among those in which the reader scored
 * lowest.
 */
export const LOWEST_SCORE_QUESTIONS: readonly string[] = [
  'One of your lower scores is for {noun}, so ask {ask}.',
  'Find out {ask}, as you scored lower for {noun}.',
  'It’s worth asking {ask}, because {noun} is among your lower scores.',
  'Before you decide, ask {ask}, because you scored lower for {noun}.',
  'As {noun} is among your lower scores, find out {ask}.',
  'You scored lower for {noun}, so find out {ask}.',
  'With a lower score for {noun}, you may want to know {ask}.',
];

/** Replaces `LOWEST_SCORE_QUESTIONS` if no score is low, or all are equal. */
export const HIGHEST_DEMAND_QUESTIONS: readonly string[] = [
  'It’s worth asking {ask}, because {noun} counts in it.',
  'Find out {ask}, because {noun} is part of it.',
  'It uses {noun} too, so check {ask}.',
  'You may want to know {ask}, as {noun} plays a part.',
  'Ask {ask}, since it uses {noun}.',
  'Since {noun} is part of the work, ask {ask}.',
];
