import type { DealBreakerId, TileId } from '@bearings/domain';
import type { SKILL_LABELS } from '@bearings/career-data';

export type SkillLabel = (typeof SKILL_LABELS)[keyof typeof SKILL_LABELS];

/** A first exercise in a skill. */
interface SkillExercise {
  text: string;
  /** True for a skill of school that a degree or years of work show already, so that nobody who has them is told to learn it. */
  isBasic?: true;
  /** Deal-breakers and kinds of work (tiles) that the text mentions. */
  names?: readonly (DealBreakerId | TileId)[];
}

/**
 * A first exercise for each skill. It must make sense in every field whose jobs need the skill, and
 * to a person who knows the field a little.
 */
export const SKILL_EXERCISES: Record<SkillLabel, SkillExercise> = {
  'learning quickly': {
    text: 'Pick one part of this work that’s new to you. After a week, explain it to someone.',
    isBasic: true,
  },
  'active listening': {
    text: 'In one conversation a day, repeat the other person’s point in your own words before you reply.',
    isBasic: true,
  },
  'solving complex problems': {
    text: 'Take one problem with several causes, and draw how they are connected.',
  },
  'working in step with others': {
    text: 'Arrange something that needs three people to be in one place with the right things.',
  },
  'critical thinking': {
    text: 'Read two articles that disagree about one question in the field. Note what each leaves out.',
    isBasic: true,
  },
  'looking after equipment': {
    text: 'Ask someone in the work which equipment they check each day, and what they look for.',
  },
  'choosing the right tools': {
    text: 'Ask someone in the work which tools they use most, and how they chose them.',
  },
  'installing equipment': {
    text: 'Ask to watch one installation from start to finish. Note the order of the steps and the safety checks.',
  },
  'teaching others': {
    text: 'Teach one person one thing in half an hour, and ask what was unclear.',
    names: ['teach', 'public'],
  },
  'weighing up and deciding': {
    text: 'Write down each big decision you make, with your reasons. Read them again after a month.',
  },
  'choosing how to teach or train': {
    text: 'Watch two people teach the same thing, and note what each of them does first.',
    names: ['teach'],
  },
  'managing budgets': {
    text: 'Keep a full budget of your own for a month, and explain each difference.',
  },
  'managing equipment and supplies': {
    text: 'Ask someone in charge of equipment or stock how they decide what to order, and when.',
  },
  'managing people': {
    text: 'Agree a task with someone, leave it to them, and talk it over afterwards.',
  },
  mathematics: {
    text: 'Find out which mathematics the job uses. Do some of it for twenty minutes on most days.',
  },
  'keeping track of progress': {
    text: 'Choose a project, and write three lines on it each week: done, late, next.',
  },
  negotiation: {
    text: 'Before you next agree a price or a date, write down what you want and what you could give.',
    names: ['selling', 'sales', 'win', 'conflict'],
  },
  'operating equipment': {
    text: 'Find out which test or certificate the equipment needs, and how beginners get their first hours on it.',
  },
  'working out what users need': {
    text: 'Watch three people do the same task, without helping, and list where they get stuck.',
  },
  'watching how equipment runs': {
    text: 'Ask someone in the work which readings, sounds or signs tell them that something is wrong.',
  },
  persuasion: {
    text: 'Write one page on something you want changed, to the person who can change it.',
    names: ['selling', 'public'],
  },
  programming: {
    text: 'Write a small program that saves you ten minutes a week.',
  },
  'checking quality': {
    text: 'Ask to see good and bad work in this job, and write down what tells them apart.',
  },
  'reading with understanding': {
    text: 'Read one article from the field each week, and sum it up in five sentences.',
    isBasic: true,
  },
  'repairing equipment': {
    text: 'Repair one broken thing with someone who knows how, and note what the fault was.',
    names: ['repair'],
  },
  'scientific method': {
    text: 'Read one study from the field. Note what it measured, how, and what it can’t tell.',
  },
  'looking for ways to help': {
    text: 'Ask people what would make their task easier, and do one of those things.',
  },
  'reading how people react': {
    text: 'After a conversation, write down what the other person wanted but didn’t say.',
  },
  'speaking clearly': {
    text: 'Record yourself explaining something for two minutes, then do it once more.',
    names: ['public'],
    isBasic: true,
  },
  'understanding how systems work': {
    text: 'Draw one process you take part in, and mark where it waits.',
  },
  'judging how well systems work': {
    text: 'Choose a service, and pick three ways to tell if it’s good.',
  },
  'adapting technology to people': {
    text: 'Help someone to do one thing with technology, and note what got in the way.',
  },
  'time management': {
    text: 'Track where your hours go for one week before you change anything.',
    isBasic: true,
  },
  'finding faults': {
    text: 'When something stops working, write down three possible causes before you touch it.',
  },
  'writing clearly': {
    text: 'Cut something you’ve written to half its length.',
    isBasic: true,
  },
};
