// How another person sees the reader: one statement for each of the twelve categories, compared with the reader's scores.
import { capitalise } from './capitalise.js';
import { CATEGORIES, CATEGORY_NAMES, type Category } from './categories.js';
import type { ShapeValues } from './shape-values.js';

/** Who an observer is to the person who asked them. `name` stands within a sentence to that person. */
export const OBSERVER_ROLES = [
  { id: 'parent', label: 'A parent', name: 'a parent' },
  { id: 'partner', label: 'A partner', name: 'a partner' },
  { id: 'friend', label: 'A friend', name: 'a friend' },
  { id: 'teacher', label: 'A teacher', name: 'a teacher' },
  { id: 'colleague', label: 'A colleague', name: 'a colleague' },
  { id: 'other', label: 'Someone else', name: 'someone who knows you' },
] as const;
export type ObserverRole = (typeof OBSERVER_ROLES)[number]['id'];

/** An observer's answer to the statement of one category. A category about which they could not say has none. */
export interface ObserverAnswer {
  category: Category;
  /** From 1, strongly disagree, to 5, strongly agree. */
  answer: number;
}

/** What observers see in a person, from 0 to 100; undefined where none of them could say. */
export type SeenValues = Readonly<Partial<Record<Category, number>>>;

/** From this many answers on, an observer's answers are drawn. */
export const MIN_OBSERVER_ANSWERS = 8;
/** One step of the scale of answers, in points. Smaller differences say nothing, because each answer is one statement. */
const STEP_POINTS = 25;
/** From this difference on, the chart has an arrow. */
const MIN_ARROW_POINTS = 50;

/** Returns the replies with enough answers to be drawn. */
export const chooseDrawnReplies = <Reply extends { answers: readonly ObserverAnswer[] }>(
  replies: readonly Reply[],
): Reply[] => replies.filter(({ answers }) => answers.length >= MIN_OBSERVER_ANSWERS);

/** Returns what observers see on average, of replies that can be drawn; null without one. */
export function toSeenValues(replies: readonly (readonly ObserverAnswer[])[]): SeenValues | null {
  if (replies.length === 0) return null;
  return Object.fromEntries(
    CATEGORIES.flatMap((category) => {
      const points = replies.flatMap((answers) =>
        answers.filter((each) => each.category === category).map(({ answer }) => (answer - 1) * STEP_POINTS),
      );
      if (points.length === 0) return [];
      return [[category, Math.round(points.reduce((sum, each) => sum + each, 0) / points.length)] as const];
    }),
  );
}

/** A category in which observers see a person differently; `points` are theirs minus the person's own. */
export interface SeenDifference {
  category: Category;
  points: number;
}

/**
 * Returns the categories in which observers see a person otherwise by more than one step of the scale, widest difference
 * first. Of equal differences, the one in which they see more is first.
 */
export function listSeenDifferences(own: ShapeValues, seen: SeenValues): SeenDifference[] {
  return CATEGORIES.flatMap((category) => {
    const value = seen[category];
    return value === undefined ? [] : [{ category, points: value - own[category] }];
  })
    .filter(({ points }) => Math.abs(points) > STEP_POINTS)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points) || b.points - a.points);
}

/** Returns the category to which the chart's arrow points; undefined if no difference is wide enough. */
export const findArrowCategory = (own: ShapeValues, seen: SeenValues): Category | undefined =>
  listSeenDifferences(own, seen).find(({ points }) => Math.abs(points) >= MIN_ARROW_POINTS)?.category;

/** What each category is called after "more" and "less". */
const SEEN_NOUNS: Readonly<Partial<Record<Category, string>>> = {
  helping: 'care for others',
  practical: 'practical skill',
  spatial: 'technical interest',
};

const getSeenNoun = (category: Category): string => SEEN_NOUNS[category] ?? CATEGORY_NAMES[category].toLowerCase();

/** The words of the sentence on two shapes, for each of those who may read it. */
interface SeenVoice {
  /** Who sees, with the verb: "A parent sees". */
  sees: string;
  /** In whom, and who sees themselves otherwise: "in you than you do". */
  inWhom: string;
  /** The whole sentence if the two hardly differ. */
  alike: string;
}

/** Returns who sees the reader, within a sentence: the only observer's role, or how many they are. */
export function nameObservers(roles: readonly ObserverRole[]): string {
  const [role] = roles;
  if (roles.length !== 1) return `${roles.length} people`;
  return OBSERVER_ROLES.find(({ id }) => id === role)?.name ?? '';
}

/** Returns the words in which a report's owner reads how others see them. */
export function createOwnerVoice(roles: readonly ObserverRole[]): SeenVoice {
  const sees = `${capitalise(nameObservers(roles))} ${roles.length === 1 ? 'sees' : 'see'}`;
  return { sees, inWhom: 'in you than you do', alike: `${sees} you much as you do` };
}

/** Returns the words for a picture on which the owner speaks. */
export function createPictureVoice(roles: readonly ObserverRole[]): SeenVoice {
  const who = roles[0] === 'other' && roles.length === 1 ? 'someone who knows me' : nameObservers(roles);
  const sees = `${capitalise(who)} ${roles.length === 1 ? 'sees' : 'see'}`;
  return { sees, inWhom: 'in me than I do', alike: `${sees} me much as I do` };
}

/** Returns the words in which an observer reads it. */
export function createObserverVoice(person: string | null): SeenVoice {
  const name = person ?? 'this person';
  return {
    sees: 'You see',
    inWhom: person === null ? 'in this person than they do' : `in ${name} than ${name} does`,
    alike: person === null ? 'You see this person much as they do' : `You see ${name} much as ${name} does`,
  };
}

/** Returns one sentence, without its full stop, on the widest difference between two shapes. */
export function describeSeen(own: ShapeValues, seen: SeenValues, { sees, inWhom, alike }: SeenVoice): string {
  const [widest] = listSeenDifferences(own, seen);
  if (widest === undefined) return alike;
  return `${sees} ${widest.points > 0 ? 'more' : 'less'} ${getSeenNoun(widest.category)} ${inWhom}`;
}
