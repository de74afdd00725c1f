/** Frames of the skills roadmap. `{skills}`, `{subject}`, `{tool}`, `{titles}` and `{a}` are filled in. */
export const ROADMAP_INTRO: readonly string[] = [
  'This plan is for {titles}. Useful for more than one of them: {skills}.',
  'Your first careers, {titles}, share some skills. Start with {skills}.',
  'We built this plan from {titles}. More than one of them uses {skills}.',
  'We made this plan for {titles}. A year spent on {skills} would help with more than one of them.',
];

/** The first careers share no skill beyond what nearly all work uses. */
export const APART_ROADMAP_INTRO: readonly string[] = [
  'We built this plan for {titles}. They ask for different things, so each step names its career.',
  'Your first careers, {titles}, don’t have much in common. Each step says which it’s for.',
];

/** The careers are in no order: skills that three of them or more use. */
export const FLAT_ROADMAP_INTRO: readonly string[] = [
  'Your list covers different fields. Several of them use {skills}, so start there.',
  'Your list doesn’t point to one field. Several jobs on it use {skills}.',
];

/** The same where they share no skill that the reader did not score low for. */
export const OPEN_ROADMAP_INTRO: readonly string[] = [
  'Your list covers different fields, so this plan is about trying things out.',
  'You haven’t chosen a field yet. Use this plan to find out what you like.',
];

/** Beside a step that only one of the first careers asks for. */
export const FOR_ONE: readonly string[] = [
  'This one is for {a}.',
  'It’s part of becoming {a}.',
  'It’s a step towards being {a}.',
  'You’d use it as {a}.',
  'It’s useful for {a}.',
];

/** Beside a step in a category with a low score: a career demands it. */
export const DEMANDED: readonly string[] = [
  'You scored low for {noun}, but {a} needs it more than most jobs do, so practise a little.',
  'This isn’t what you said you like. We list it because {a} needs more {noun} than most jobs.',
  'You may not enjoy it: you scored low for {noun}. But it’s a big part of being {a}.',
];

export const SUBJECT: readonly string[] = [
  'Borrow a beginner’s book on {subject}, and note words that the job would use.',
  'Take a free course in {subject} up to its first test.',
  'Ask someone who knows {subject} what a beginner should read first.',
  'Watch or read one short lesson in {subject} a week, and note what you could use.',
];

/** Said of a program that several careers have in common. */
export const TOOL: readonly string[] = [
  'More than one of your first careers uses {tool}. Learn enough to finish one real task.',
  'Take a beginner’s course in {tool}, then make something of your own with it.',
  'Practise with {tool} until you don’t need the instructions for everyday tasks.',
];

/** Growing what speaks most against the first careers. */
export const GROW_INTRO: readonly string[] = [
  'Your first careers ask for more of this than most jobs, and your score isn’t high.',
  'Work at the top of your list asks for more of this than most jobs, so practise a little.',
  'Practise this a little, since your first careers ask for more of it than most jobs.',
];

/** The same where only one or two of the first three careers do. */
export const GROW_INTRO_PART: readonly string[] = [
  'Part of the work at the top of your list asks for more of this than most jobs.',
  'Not all your first careers ask for more of this than most jobs, but some of the work does.',
];

/** Making more of the strongest category. */
export const DEEPEN: readonly string[] = [
  'Your score is high here, so choose one task a week that uses it, and note how it went.',
  'You scored high here. Find a club, class or job where you use it every week.',
  'You like this, so find a way to do it every month, and note what you learn.',
];
