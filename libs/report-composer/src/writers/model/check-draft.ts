import { OCCUPATIONS } from '@bearings/career-data';
import type { ReportFacts } from '../../composing/report-facts.js';
import { toneFaults } from './check-tone.js';
import {
  type Claim,
  type Draft,
  FIRST_NAME_SLOT,
  placeholdersIn,
  countClaimWords,
  replacePlaceholdersWithPronouns,
  splitSentences,
} from './draft.js';
import { EMPLOYER_AT_START_PATTERN, FORBIDDEN_KINDS, type ForbiddenKind } from './forbidden-kinds.js';
import { SYSTEM_INSTRUCTIONS } from './instructions.js';
import { countDistinctiveWordsByOccupation } from './job-words.js';
import { type ModelFact } from './model-facts.js';
import { factsForPart, PROSE_PARTS, type ProseField, proseFields } from './prose-fields.js';

/** Minimum and maximum length of a text, as multiples of the requested number of words. */
const MIN_LENGTH_SHARE = 0.4;
const MAX_LENGTH_SHARE = 1.6;
/** Maximum length of one claim. A longer one could say more than the facts that it cites. */
const MAX_CLAIM_CHARACTERS = 400;
/** Maximum number of times that a report may use the first name. */
const MAX_FIRST_NAME_USES = 6;
/** A sentence with at least this many words must not be repeated. */
const MIN_SENTENCE_WORDS = 5;
/**
 * A text counts as describing another occupation if it has at least this many more distinctive
 * words of that occupation than of its own.
 */
const MIN_FOREIGN_WORD_LEAD = 3;
/** In a sentence of at least this many words, at least one in twelve must be among {@link ENGLISH_WORD_PATTERN}. */
const MIN_ENGLISH_WORDS = 6;
/** A text that repeats this many consecutive words of the instructions has copied them. */
const MIN_RECITED_WORDS = 7;

/** One reason why a text of the draft may not be shown. The model and the log get it. */
export interface DraftFault {
  /** Id of the text. */
  field: string;
  what: string;
}

/** One text of the draft with what is needed to check it. */
interface DraftPiece {
  field: ProseField;
  draft: Draft;
  known: ReadonlyMap<string, ModelFact>;
  /** Matches the proper names that occur in the facts. */
  names: RegExp;
}

/**
 * Returns the reasons why a model's draft may not be shown to a buyer; an empty list if it may. Checks the structure
 * first: each cited fact exists, each paragraph cites one, placeholders are known, and the length
 * is right. Then checks each sentence for forbidden kinds of claims.
 */
export function checkDraft(draft: Draft, facts: ReportFacts): DraftFault[] {
  const pieces = listPieces(draft, facts);
  return [
    ...pieces.flatMap((piece) =>
      [...structureFaults(piece), ...wordFaults(piece)].map((what) => ({
        field: piece.field.id,
        what,
      })),
    ),
    ...listFirstNameFaults(pieces),
    ...repetitionFaults(pieces),
  ];
}

/** Returns every text with the facts it may cite. A text on a career may not cite facts about other careers. */
function listPieces(draft: Draft, facts: ReportFacts): DraftPiece[] {
  const factsByPart = new Map(PROSE_PARTS.map((part) => [part, factsForPart(facts, part)]));
  const names = namesPattern([...factsByPart.values()].flat());
  return proseFields(facts).map((field) => {
    const allowedFacts = (factsByPart.get(field.part) ?? []).filter(
      ({ career }) => !field.career || career === undefined || career === field.career.code,
    );
    return { field, draft, known: new Map(allowedFacts.map((fact) => [fact.id, fact])), names };
  });
}

const listClaims = ({ field, draft }: DraftPiece): Claim[] => (draft[field.id] ?? []).flatMap(({ claims }) => claims);

function structureFaults(piece: DraftPiece): string[] {
  const { field, draft, known } = piece;
  const paragraphs = draft[field.id] ?? [];
  const [least, most] = field.words;
  const words = countClaimWords(paragraphs);
  const hasNoFacts = paragraphs.some(({ claims }) => claims.every(({ facts }) => facts.length === 0));
  return [
    ...(words < least * MIN_LENGTH_SHARE ? [`${words} words are too few`] : []),
    ...(words > most * MAX_LENGTH_SHARE ? [`${words} words are too many`] : []),
    ...(hasNoFacts ? ['a paragraph names no fact'] : []),
    ...listClaims(piece).flatMap(({ text, facts }) => [
      ...(text === '' ? ['a claim is empty'] : []),
      ...(text.length > MAX_CLAIM_CHARACTERS ? ['a claim is longer than two sentences'] : []),
      ...facts.filter((id) => !known.has(id)).map((id) => `no fact here has the id ${quoteText(id)}`),
      ...placeholdersIn(text)
        .filter((id) => known.get(id)?.slot === undefined)
        .map((id) => `nothing can be inserted for ${quoteText(id)}`),
    ]),
  ];
}

function wordFaults(piece: DraftPiece): string[] {
  const { field, known, names } = piece;
  const claimText = listClaims(piece)
    .map(({ text }) => replacePlaceholdersWithPronouns(text))
    .join(' ');
  return [
    ...listClaims(piece).flatMap((claim) => [
      ...characterFaults(claim, names),
      ...splitSentences(replacePlaceholdersWithPronouns(claim.text)).flatMap((sentence) => [
        ...forbiddenKindFaults(sentence, claim, piece),
        ...languageFaults(sentence),
      ]),
      ...toneFaults(claim, field.category, known),
      ...listPersonalityTypeFaults(claim, known),
    ]),
    ...listRecitationFaults(claimText),
    ...listOtherJobFaults(claimText, piece),
  ];
}

/** The characters of plain English, without digits, currency signs, markup or brackets. */
const ALLOWED_CHARACTERS = /^[\p{Script=Latin}\p{M} .,;:!?'’‘"“”()–—/&-]*$/u;
const CAPITALISED_WORD = /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]*/gu;
const SENTENCE_START_PATTERN = /(?:^|[.!?:]["'”’)]*\s+|["“‘(])$/;
/** Matches capitalised words that may be written anywhere, although they are not in the facts. */
const ALLOWED_CAPITALISED_WORD_PATTERN =
  /^(?:I(?:['’]\w+)?|CVs?|IT|OK|English|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$/;

/** Returns faults for figures, markup, and names that are not in the facts. */
function characterFaults({ text }: Claim, names: RegExp): string[] {
  const plainText = replacePlaceholdersWithPronouns(text).replaceAll(names, 'it');
  const mark = [...plainText].find((character) => !ALLOWED_CHARACTERS.test(character));
  const found = [...plainText.matchAll(CAPITALISED_WORD)].find(
    (match) =>
      !SENTENCE_START_PATTERN.test(plainText.slice(0, match.index)) && !ALLOWED_CAPITALISED_WORD_PATTERN.test(match[0]),
  );
  return [
    ...(mark === undefined ? [] : [`${quoteText(mark)} may not be written: figures are inserted`]),
    ...(found === undefined ? [] : [`a name that is not in the facts: ${quoteText(found[0])}`]),
    ...(EMPLOYER_AT_START_PATTERN.test(plainText) ? [`an employer by name: ${quoteText(plainText)}`] : []),
  ];
}

/**
 * Returns a pattern of the names in lists of facts. "Amazon Web Services (AWS)" matches in full,
 * and so does each of its two parts.
 */
function namesPattern(facts: readonly ModelFact[]): RegExp {
  const items = facts.flatMap(({ items: listed = [] }) => listed);
  const names = items.flatMap((item) => [item, ...(/^(.*) \(([^)]+)\)$/.exec(item)?.slice(1) ?? [])]);
  const written = [...new Set(names)]
    .filter((name) => /[\p{Lu}\d]/u.test(name))
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${written.join('|') || '(?!)'})(?![\p{L}\p{N}])`, 'gu');
}

function forbiddenKindFaults(sentence: string, { facts }: Claim, { field, known }: DraftPiece): string[] {
  const factsText = facts.map((id) => known.get(id)?.says.toLowerCase() ?? '').join(' ');
  return FORBIDDEN_KINDS.flatMap((kind) => {
    const found = sentence.match(kind.pattern) ?? [];
    const forbiddenMatch = found.find((match) => !isAllowedMatch(match, sentence, kind, field, factsText));
    return forbiddenMatch === undefined ? [] : [`${kind.description}: ${quoteText(forbiddenMatch)}`];
  });
}

/** Matches words that show that a sentence is about what the reader does or suffers, not about the work in a job. */
const READER_ACTION_PATTERN = /\b(?:try|practise|at home|yourself|your own|on your|you (?:have|are|feel|suffer))\b/i;

function isAllowedMatch(
  match: string,
  sentence: string,
  { beside, allowedPattern: unless, isAllowedInFacts: unlessInFacts, isAllowedInWork: unlessWork }: ForbiddenKind,
  { career }: ProseField,
  said: string,
): boolean {
  if (beside?.test(sentence) === false) return true;
  if (unless?.test(sentence.slice(0, sentence.indexOf(match)))) return true;
  if (unlessInFacts && said.includes(match.toLowerCase())) return true;
  return unlessWork === true && career !== undefined && !READER_ACTION_PATTERN.test(sentence);
}

/** For each personality type, a pattern of statements that contradict it. */
const OTHER_TYPE_PATTERNS: Readonly<Record<string, RegExp>> = {
  introvert:
    /\b(?:energy from|alive in|thrive (?:in|on)|love|enjoy) (?:\w+ ){0,2}?(?:crowds?|part(?:y|ies)|company|large groups|big groups|being among|other people)\b|\blife and soul\b|\boutgoing\b|\bsociable\b/i,
  extravert:
    /\b(?:drained|tired|worn out) by (?:\w+ )?(?:people|company|groups|talk)|\b(?:need|prefer|like) (?:to be|being|working) (?:alone|by yourself)|\b(?:reserved|withdrawn|shy)\b/i,
};

/** Returns a fault if a claim contradicts the reader's personality type. */
function listPersonalityTypeFaults({ text }: Claim, known: ReadonlyMap<string, ModelFact>): string[] {
  const found = OTHER_TYPE_PATTERNS[known.get('type')?.slot?.text ?? '']?.exec(text);
  if (!found || NEGATION_PATTERN.test(text.slice(0, found.index))) return [];
  return [`describes the type that the reader is not: ${quoteText(found[0])}`];
}

const NEGATION_PATTERN = /\b(?:not|never|less|rather than|may|might)\b|n['’]t\b/i;

/** Frequent words that have this spelling only in English. */
const ENGLISH_WORD_PATTERN =
  /\b(?:the|and|you|your|to|that|with|for|this|it|its|they|them|what|how|when|who|which|why|where|have|has|be|are|can|could|may|might|would|should|from|more|than|if|of|by|not|but|or|one|out|each|every|some|ask|look|work|works|about|into|because|before|after|while|does|do|is|at|as|people|through|over|under|without|between)\b/gi;

function languageFaults(sentence: string): string[] {
  const words = sentence.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const english = sentence.match(ENGLISH_WORD_PATTERN) ?? [];
  return words.length >= MIN_ENGLISH_WORDS && english.length * 12 < words.length
    ? [`another language than English: ${quoteText(sentence)}`]
    : [];
}

/** Every sequence of `MIN_RECITED_WORDS` consecutive words in the instructions. */
const INSTRUCTION_SEQUENCES = new Set(listWordSequences(SYSTEM_INSTRUCTIONS));

function listRecitationFaults(text: string): string[] {
  const recitedRun = listWordSequences(text).find((run) => INSTRUCTION_SEQUENCES.has(run));
  return recitedRun === undefined ? [] : [`recites the instructions: ${quoteText(recitedRun)}`];
}

function listWordSequences(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return words.map((_, at) => words.slice(at, at + MIN_RECITED_WORDS).join(' ')).slice(0, 1 - MIN_RECITED_WORDS);
}

const JOB_TITLES = OCCUPATIONS.map(({ title }) => title.toLowerCase()).filter((title) => title.includes(' '));

/** Returns a fault if a text mentions or describes a job that is not in its facts. */
function listOtherJobFaults(text: string, { field, known }: DraftPiece): string[] {
  const lower = text.toLowerCase();
  const factsText = [...known.values()].map(({ says }) => says.toLowerCase()).join(' ');
  const foreignTitle = JOB_TITLES.find((title) => lower.includes(title) && !factsText.includes(title));
  const counts = field.career ? countDistinctiveWordsByOccupation(text) : new Map<string, number>();
  const ownCount = counts.get(field.career?.code ?? '') ?? 0;
  return [
    ...(foreignTitle === undefined ? [] : [`names a job that is not in the facts: ${quoteText(foreignTitle)}`]),
    ...(Math.max(...counts.values()) >= ownCount + MIN_FOREIGN_WORD_LEAD ? ['describes another job'] : []),
  ];
}

/** Returns a fault for each text that uses the first name after the report's maximum is reached. */
function listFirstNameFaults(pieces: readonly DraftPiece[]): DraftFault[] {
  let names = 0;
  return pieces.flatMap((piece) => {
    const nameCount = listClaims(piece).flatMap(({ text }) => text.split(FIRST_NAME_SLOT).slice(1)).length;
    names += nameCount;
    const problem = `the name is used ${names} times in the report`;
    return nameCount > 0 && names > MAX_FIRST_NAME_USES ? [{ field: piece.field.id, what: problem }] : [];
  });
}

function repetitionFaults(pieces: readonly DraftPiece[]): DraftFault[] {
  const seenSentences = new Set<string>();
  return pieces.flatMap((piece) =>
    listClaims(piece)
      .flatMap(({ text }) => splitSentences(text))
      .flatMap((sentence) => {
        const key = sentence.toLowerCase();
        if (sentence.split(' ').length < MIN_SENTENCE_WORDS) return [];
        const problem = `a sentence comes twice in the report: ${quoteText(sentence)}`;
        if (seenSentences.has(key)) return [{ field: piece.field.id, what: problem }];
        seenSentences.add(key);
        return [];
      }),
  );
}

/** Returns the start of a text in quotation marks, so that a person can find it. */
function quoteText(text: string): string {
  return JSON.stringify(text.slice(0, 40));
}
