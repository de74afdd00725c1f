// Checks of the wording of an occupation's texts, and the types and functions that all checks of an occupation share.
import { ASSUMED_WORDS, BRITISH_SYSTEM, BRITISH_WORDS, inAmericanSpelling, isValidIn } from '@bearings/career-data';
import type { TABLE_SCHEMAS } from '@bearings/career-data/schema';
import type { z } from 'zod';
import { HARD_WORDS, splitSentences } from './plain-words.js';

/** All tables of `data/`, by name. */
export type Tables = {
  readonly [Name in keyof typeof TABLE_SCHEMAS]: z.infer<(typeof TABLE_SCHEMAS)[Name]>;
};

const CLICHES =
  /fast-paced|no two (days|jobs)|every day is|\bpassion|\bdynamic\b|under pressure|team player|many hats|outside the box|mak\w+ a difference|rewarding|hit the ground|cutting-edge|people person|attention to detail|job satisfaction|world of|wide range|variety of/i;
const GENDERED_WORDS =
  /\b(?:he|she|his|hers?|him|m[ae]n|wom[ae]n|girls?|boys?|\w*(?:craft|sales|trades|fire|police|work|lines|fore)m[ae]n)\b/i;
const AMERICAN_WORDS =
  /\b(?:colors?|center|labor(?!ator)|behavior|favor|honor|neighbor|theater|fiber|organiz|recogniz|specializ|analyz|realiz|steriliz|catalogs?\b|counsel(?:or|ing)|jewel(?:ry|er\b)|pediatr|anesth|fulfill\b|skillful|travel(?:er|ing)|modeling|gray|aluminum|enroll\b|defense|math\b|trucks?\b|semi-truck|backhoe|elevator|gotten|plow|mold|mom\b|licenses?\b|programs? (?:of|for|in)\b|high school|résumé|resume\b|diaper|railroad|flyer\b|attorney|federal|state law|Medicaid|escrow)\w*/i;
const UNCONTRACTED_FORMS = /\b(?:do not|does not|cannot|it is|is not|are not|you are|(?<!what )you will)\b/;
const MONEY_WORDS = /[£$€%]|\bper cent\b|\bsalar(?:y|ies) of\b|\bearn(?:s|ing)? (?:up to|about|around|from)\b/i;
/**
 * Matches the first word of a task if it is not a verb in its plain form: a word with an ending such as "-ing", or a
 * small word such as "the".
 */
const NON_VERB_START_PATTERN =
  /^(?:\w*[aeiouy]\w*ing|\w*[aeiouy]\w*[^e]ed|\w+[^su]s|(?!apply|comply|fly|multiply|rely|reply|supply)\w+ly|an?|the|to|their|its|this|these|other|each|every|all|any|some|with|in|on|at|by|for|from|of|and|or|not|new|more|most|you|your|they)$/i;

const DESCRIPTION_PARTS = ['what', 'more', 'day', 'thrives', 'entry'] as const;
/** Parts that may address the reader. */
const ADDRESSING_PARTS: readonly string[] = ['thrives', 'entry'] satisfies (typeof DESCRIPTION_PARTS)[number][];
export const splitWords = (text: string): string[] => text.split(/\s+/);
const joinTexts = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(' ');
export const joinNames = (texts: readonly string[]): string => texts.join(', ');
/** Returns the values that a list has more than once. */
export const listRepeatedValues = (values: readonly string[]): string[] =>
  values.filter((each, at) => values.indexOf(each) !== at);

/** A part of a description, with its text. */
interface DescriptionText extends TextInRecord {
  part: (typeof DESCRIPTION_PARTS)[number];
}

/** Returns the parts that a description has, in order. */
export const listDescriptionTexts = (description: CheckedOccupation['description']): DescriptionText[] =>
  DESCRIPTION_PARTS.flatMap((part) => {
    const text = description[part];
    return text === undefined ? [] : [{ part, place: `description.${part}`, text }];
  });

/** A text about an occupation, and the place of that text in the occupation's record. */
interface TextInRecord {
  place: string;
  text: string;
}

/** Returns a fault for each text that matches a pattern. It names the matching words and gives the advice. */
export const listPatternFaults = (
  texts: readonly TextInRecord[],
  pattern: RegExp,
  advice: string,
  prepared: (text: string) => string = (text) => text,
): string[] =>
  texts.flatMap(({ place, text }) => {
    const found = pattern.exec(prepared(text))?.[0];
    return found === undefined ? [] : [`${place}: “${found}” ${advice}`];
  });

/** Returns every sequence of eight consecutive words in a description. */
export function listWordSequences(description: CheckedOccupation['description']): string[] {
  const words = splitWords(
    listDescriptionTexts(description)
      .map(({ text }) => text)
      .join(' ')
      .toLowerCase()
      .replaceAll(/[^a-z\s'-]/g, ''),
  );
  return words.slice(7).map((_, start) => words.slice(start, start + 8).join(' '));
}

export interface CheckedOccupation {
  tables: Tables;
  code: string;
  row: Tables['occupations'][number];
  circumstances: Tables['circumstances'][number];
  route: Tables['routes']['routes'][string];
  description: Tables['descriptions'][string];
  tasks: Tables['tasks'][string];
  /** Every sequence of eight consecutive words in each description, by the occupation's code. */
  wordSequences: ReadonlyMap<string, readonly string[]>;
  /** Matches the titles of all occupations. */
  titles: RegExp;
}

export function listDescriptionFaults({ tables, code, description, wordSequences }: CheckedOccupation): string[] {
  const faults: string[] = [];
  const parts = listDescriptionTexts(description);
  const count = splitWords(parts.map(({ text }) => text).join(' ')).length;
  if (count < 60 || count > 120) {
    faults.push(`description: it has ${count} words in all. Write 60 to 120.`);
  }
  for (const { part, place, text } of parts) {
    if (!/^[A-Z].*[^.\s]\.$/.test(text)) {
      faults.push(`${place}: begin with a capital letter and end with a full stop.`);
    }
    if (part === 'what' && splitSentences(text).length > 1) {
      faults.push('description.what: write one sentence. Move the others to description.more.');
    }
    if (splitSentences(text).length > 2) faults.push(`${place}: write one or two sentences.`);
    for (const sentence of splitSentences(text).filter((each) => splitWords(each).length > 36)) {
      faults.push(`${place}: a sentence has ${splitWords(sentence).length} words. Write at most 36.`);
    }
  }
  faults.push(
    ...listPatternFaults(parts, CLICHES, 'is a cliché. Say what the work is.'),
    ...listPatternFaults(parts, /\b(?:mother|father|mum|dad)s?\b/i, 'names a gender. Use another word.'),
    ...listPatternFaults(parts, MONEY_WORDS, 'is about pay, which ages. Leave it out.'),
    ...listPatternFaults(parts, /\d+/, 'is a figure, which ages. Leave it out.'),
    ...listPatternFaults(
      parts.filter(({ part }) => !ADDRESSING_PARTS.includes(part)),
      /\b(you|yours?|yourself)\b/i,
      'addresses the reader. Only thrives and entry may.',
    ),
  );
  const own = new Set(wordSequences.get(code));
  for (const [other, theirs] of wordSequences) {
    const shared = other === code ? undefined : theirs.find((run) => own.has(run));
    if (shared !== undefined) faults.push(`description: ${other} also says “${shared}”. Reword it.`);
  }
  const others = Object.entries(tables.descriptions).filter(([each]) => each !== code);
  const getOpening = (text: string): string => splitWords(text).slice(0, 2).join(' ');
  // `more` follows `what`, so it usually begins with "They".
  for (const { part, place, text } of parts.filter((each) => each.part !== 'more')) {
    const opening = getOpening(text);
    const alike = others.filter(([, other]) => getOpening(other[part] ?? '') === opening).length;
    if (alike >= (others.length + 1) / 15) {
      faults.push(`${place}: ${alike} others begin with “${opening}”. Begin in another way.`);
    }
  }
  return faults;
}

/** Maximum length of a moment, in words: three of them stand side by side on a phone. */
const MAX_MOMENT_WORDS = 9;

export function listMomentFaults({ description: { moments } }: CheckedOccupation): string[] {
  const texts = moments.map((text, at) => ({ place: `description.moments.${at}`, text }));
  return [
    ...texts.flatMap(({ place, text }) => {
      const words = splitWords(text);
      if (words.length > MAX_MOMENT_WORDS) {
        return [`${place}: it has ${words.length} words. Write at most ${MAX_MOMENT_WORDS}.`];
      }
      const [first = ''] = words;
      return NON_VERB_START_PATTERN.test(first)
        ? [`${place}: begin with a verb in its plain form, as in “Repair”, not “${first}”.`]
        : [];
    }),
    ...listPatternFaults(
      texts,
      /\b(?:mornings?|midday|noon|afternoons?|evenings?|o’clock)\b/i,
      'is an hour. Leave it out, as nobody measured it.',
    ),
    ...listPatternFaults(texts, BRITISH_WORDS, 'is British. Use a word that Americans use too.'),
  ];
}

export function listTaskFaults({ tables, code, tasks }: CheckedOccupation): string[] {
  const texts = tasks.map((text, at) => ({ place: `tasks.${at}`, text }));
  const others = new Set(Object.entries(tables.tasks).flatMap(([each, list]) => (each === code ? [] : [...list])));
  const faults = listRepeatedValues(tasks).map((each) => `tasks: “${each}” is there twice.`);
  for (const { place, text } of texts) {
    const { length } = splitWords(text);
    const [first = ''] = splitWords(text);
    if (length < 6 || length > 14) faults.push(`${place}: it has ${length} words. Write 6 to 14.`);
    if (/[.;:!?]$/.test(text)) faults.push(`${place}: end without a full stop.`);
    if (NON_VERB_START_PATTERN.test(first)) {
      faults.push(`${place}: begin with a verb in its plain form, as in “Repair”, not “${first}”.`);
    }
    if (others.has(text)) faults.push(`${place}: another occupation has “${text}”. Reword it.`);
  }
  return faults;
}

/**
 * Returns the sentences on an occupation's entry routes that are written for this occupation alone, with their places
 * in its record.
 */
export function listRouteProse({ ways, progression, note, tryIt }: CheckedOccupation['route']): TextInRecord[] {
  return [
    ...ways.flatMap(({ text, forGraduates }, at) => [
      { place: `route.ways.${at}.text`, text },
      ...(forGraduates === undefined ? [] : [{ place: `route.ways.${at}.forGraduates`, text: forGraduates }]),
    ]),
    { place: 'route.progression.text', text: progression.text },
    ...(note === undefined ? [] : [{ place: 'route.note', text: note }]),
    { place: 'route.tryIt.text', text: tryIt.text },
  ];
}

export function listLanguageFaults({ tables, code, description, tasks, route, titles }: CheckedOccupation): string[] {
  const parts = listDescriptionTexts(description);
  const duties = tasks.map((text, at) => ({ place: `tasks.${at}`, text }));
  const prose = listRouteProse(route);
  const jobs = route.firstJobs.map(({ title }, at) => ({
    place: `route.firstJobs.${at}.title`,
    text: title,
  }));
  const all = [...parts, ...duties, ...prose, ...jobs];
  const own = tables['us-texts'][code] ?? {};
  const inAmerica = [
    ...(own.what === undefined
      ? parts.filter(({ part }) => part === 'what' || part === 'more')
      : [
          { place: 'usTexts.what', text: own.what },
          ...(own.more === undefined ? [] : [{ place: 'usTexts.more', text: own.more }]),
        ]),
    ...(own.tasks ?? tasks).map((text, at) => ({
      place: `${own.tasks === undefined ? 'tasks' : 'usTexts.tasks'}.${at}`,
      text,
    })),
    ...(isValidIn(route.tryIt.scope, 'US')
      ? [
          {
            place: own.tryIt === undefined ? 'route.tryIt.text' : 'usTexts.tryIt',
            text: own.tryIt ?? route.tryIt.text,
          },
        ]
      : []),
  ];
  const everywhere = [
    ...parts.filter(({ part }) => part !== 'entry'),
    ...duties,
    ...route.ways.flatMap(({ scope, text }, at) =>
      scope === 'everywhere' ? [{ place: `route.ways.${at}.text`, text }] : [],
    ),
    ...route.firstJobs.flatMap(({ scope, title }, at) =>
      scope === 'everywhere' ? [{ place: `route.firstJobs.${at}.title`, text: title }] : [],
    ),
    ...(['progression', 'tryIt'] as const).flatMap((part) =>
      route[part].scope === 'everywhere' ? [{ place: `route.${part}.text`, text: route[part].text }] : [],
    ),
  ];
  const forAnyone = [
    ...parts,
    ...prose.filter(({ place }) => place !== 'route.tryIt.text' || route.tryIt.for === 'anyone'),
    ...(own.tryIt === undefined ? [] : [{ place: 'usTexts.tryIt', text: own.tryIt }]),
  ];
  return [
    ...Object.values(ASSUMED_WORDS).flatMap((pattern) =>
      listPatternFaults(
        forAnyone,
        pattern,
        'assumes where the reader stands. Reword it for everybody, or set the “for” of tryIt.',
      ),
    ),
    ...listPatternFaults(all, /’/, 'is a curved apostrophe. Use a straight one.'),
    ...listPatternFaults(all, / {2}|\n/, 'is more than one space. Use one.'),
    ...listPatternFaults(all, AMERICAN_WORDS, 'is American. Use the British word.'),
    ...listPatternFaults(all, GENDERED_WORDS, 'names a gender. Use another word.'),
    ...listPatternFaults(
      [...duties, ...prose, ...jobs],
      HARD_WORDS,
      'is a hard word, a cliché or a claim. Use a plain word.',
    ),
    ...listPatternFaults(
      [...duties, ...prose],
      UNCONTRACTED_FORMS,
      'is not contracted. Write don’t, it’s or can’t, with a straight apostrophe.',
    ),
    ...listPatternFaults([...prose, ...jobs], MONEY_WORDS, 'is about money, which ages. Leave it out.'),
    ...listPatternFaults(
      inAmerica,
      BRITISH_WORDS,
      'is not American. Give usTexts a version of what, tasks or tryIt for American readers, or reword it.',
      inAmericanSpelling,
    ),
    ...listPatternFaults(
      everywhere,
      new RegExp(`${BRITISH_SYSTEM.source}|\\bEngland\\b`),
      'is British only, and the text is for readers everywhere. Reword it, or set its scope to ["GB"].',
      (text) => text.replaceAll(titles, ''),
    ),
  ];
}

/**
 * Minimum share of an American text's words that its British version must contain as well. In the tables, the share is
 * at least 0.75.
 */
const MIN_SHARED_WORD_SHARE = 0.6;

/** Finds American texts that are not versions of the occupation's own texts, such as those left from a copied record. */
export function listAmericanTextFaults({ tables, code, description, tasks }: CheckedOccupation): string[] {
  const { what, more, tasks: americanTasks } = tables['us-texts'][code] ?? {};
  const versions = [
    ['what', what && joinTexts(what, more), joinTexts(description.what, description.more)],
    ['tasks', americanTasks?.join(' '), tasks.join(' ')],
  ] as const;
  return versions.flatMap(([part, american, british]) => {
    if (american === undefined) return [];
    const [words, own] = [american, british].map((text) => new Set(text.toLowerCase().match(/[a-z]{3,}/g)));
    const shared = [...(words ?? [])].filter((word) => own?.has(word)).length;
    return shared >= MIN_SHARED_WORD_SHARE * (words?.size ?? 0)
      ? []
      : [`usTexts.${part}: it is not a version of this occupation’s British text. Reword it, or leave it out.`];
  });
}
