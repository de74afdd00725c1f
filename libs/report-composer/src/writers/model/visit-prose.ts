import { mapCategories } from '@bearings/domain';
import type { CareerNoteText, Prose, ProseBlock, Sentence, WrittenSectionId } from '../../prose/prose.js';

/** Where a sentence stands in a report's prose. */
export interface SentencePlace {
  /** The section, or what else the sentence belongs to. */
  of: WrittenSectionId | 'category' | 'why' | 'ownWhy';
  /** The category or the occupation's code; empty in a section. */
  key: string;
  /** Position of the block within a section, from 0. */
  block: number;
  /** Position of the bullet within a list, from 0; 0 elsewhere. */
  item: number;
  /** True in a list. */
  isListed: boolean;
}

type Visitor = (sentence: Sentence, path: string, place: SentencePlace) => Sentence;

/**
 * Returns a copy of prose with each sentence that a model may edit replaced by what the visitor returns. A sentence's
 * path is equal in all wordings of the prose for the same facts. Doubts are not visited.
 */
export function mapSentences(prose: Prose, visit: Visitor): Prose {
  const mapAll = (sentences: readonly Sentence[], place: SentencePlace): Sentence[] => {
    const path = `${place.of}/${place.key}/${place.block}/${place.item}`;
    return sentences.map((sentence, index) => visit(sentence, `${path}/${index}`, place));
  };
  const mapBlock = (given: ProseBlock, of: WrittenSectionId, block: number): ProseBlock => {
    const place = { of, key: '', block, item: 0, isListed: given.kind === 'list' };
    if (given.kind === 'heading') return given;
    if (given.kind === 'paragraph') return { ...given, sentences: mapAll(given.sentences, place) };
    return { ...given, items: given.items.map((item, index) => mapAll(item, { ...place, item: index })) };
  };
  const mapSection = (of: WrittenSectionId): ProseBlock[] =>
    prose.sections[of].map((block, index) => mapBlock(block, of, index));
  const mapNote = <T extends CareerNoteText>(note: T, of: 'why' | 'ownWhy', key: string): T => {
    const sentences = mapAll(note.why.sentences, { of, key, block: 0, item: 0, isListed: false });
    return { ...note, why: { ...note.why, sentences } };
  };
  return {
    ...prose,
    sections: {
      profile: mapSection('profile'),
      strengths: mapSection('strengths'),
      careers: mapSection('careers'),
      workplace: mapSection('workplace'),
      roadmap: mapSection('roadmap'),
      people: mapSection('people'),
      'next-steps': mapSection('next-steps'),
    },
    categories: mapCategories((category) =>
      mapAll(prose.categories[category], { of: 'category', key: category, block: 0, item: 0, isListed: false }),
    ),
    careerNotes: prose.careerNotes.map((note) => ({
      ...mapNote(note, 'why', note.code),
      own: note.own && mapNote(note.own, 'ownWhy', note.code),
    })),
  };
}

/** Returns prose with the bullets of a list in another order. */
export function reorderItems(
  prose: Prose,
  { of, block }: Pick<SentencePlace, 'block'> & { of: WrittenSectionId },
  order: readonly number[],
): Prose {
  const blocks = prose.sections[of].map((given, index): ProseBlock => {
    if (index !== block || given.kind !== 'list') return given;
    const first = order.flatMap((item) => given.items[item] ?? []).length > 0 ? order : [];
    const rest = given.items.map((_, item) => item).filter((item) => !first.includes(item));
    return { ...given, items: [...first, ...rest].map((item) => given.items[item] ?? []) };
  });
  return { ...prose, sections: { ...prose.sections, [of]: blocks } };
}
