import { OCCUPATIONS } from '@bearings/career-data';
import { FIRST_NAME, type ReportFacts } from '../../composing/report-facts.js';
import { toneFaults } from './check-tone.js';
import { type Claim, type Draft, placeholdersIn, wordsIn, withoutPlaceholders } from './draft.js';
import { EMPLOYER_FIRST, FORBIDDEN_KINDS, type ForbiddenKind } from './forbidden-kinds.js';
import { INSTRUCTIONS } from './instructions.js';
import { wordsOfJobs } from './job-words.js';
import { type ModelFact } from './model-facts.js';
import { factsForPart, PARTS, type ProseField, proseFields } from './prose-fields.js';

/** Minimum and maximum length of a text, as multiples of the requested number of words. */
const MIN_LENGTH_SHARE = 0.4;
const MAX_LENGTH_SHARE = 1.6;
/** Maximum length of one claim. A longer one could say more than the facts that it cites. */
const MAX_CLAIM_CHARACTERS = 400;
/** Maximum number of times that a report may use the first name. */
const MAX_NAMES = 6;
/** A sentence with at least this many words must not be repeated. */
const MIN_SENTENCE_WORDS = 5;
/**
 * A text counts as describing another occupation if it has at least this many more distinctive
 * words of that occupation than of its own.
 */
const JOB_LEAD = 3;
/** In a sentence with at least this many words, one in twelve must be among {@link ENGLISH_WORDS}. */
const MIN_ENGLISH_WORDS = 6;
/** A text that repeats this many consecutive words of the instructions has copied them. */
const RECITED_WORDS = 7;

/** Why a text may not be shown. The model and the log get this. */
export interface DraftFault {
  /** Id of the text. */
  field: string;
  what: string;
}

/** One text of the draft with what is needed to check it. */
interface Piece {
  field: ProseField;
  draft: Draft;
  known: ReadonlyMap<string, ModelFact>;
  /** Matches the proper names that occur in the facts. */
  names: RegExp;
}

/**
 * Returns why a model's draft may not be shown to a buyer; empty if it may. Checks the structure
 * first: each cited fact exists, each paragraph cites one, placeholders are known, and the length
 * is right. Then checks each sentence for forbidden kinds of claims.
 */
export function checkDraft(draft: Draft, facts: ReportFacts): DraftFault[] {
  const pieces = piecesOf(draft, facts);
  return [
    ...pieces.flatMap((piece) =>
      [...structureFaults(piece), ...wordFaults(piece)].map((what) => ({
        field: piece.field.id,
        what,
      })),
    ),
    ...nameFaults(pieces),
    ...repetitionFaults(pieces),
  ];
}

/** Returns every text with the facts it may cite: for a career, none of other careers. */
function piecesOf(draft: Draft, facts: ReportFacts): Piece[] {
  const ofPart = new Map(PARTS.map((part) => [part, factsForPart(facts, part)]));
  const names = namesIn([...ofPart.values()].flat());
  return proseFields(facts).map((field) => {
    const allowed = (ofPart.get(field.part) ?? []).filter(
      ({ career }) => !field.career || career === undefined || career === field.career.code,
    );
    return { field, draft, known: new Map(allowed.map((fact) => [fact.id, fact])), names };
  });
}

const claimsOf = ({ field, draft }: Piece): Claim[] =>
  (draft[field.id] ?? []).flatMap(({ claims }) => claims);

function structureFaults(piece: Piece): string[] {
  const { field, draft, known } = piece;
  const paragraphs = draft[field.id] ?? [];
  const [least, most] = field.words;
  const words = wordsIn(paragraphs);
  const isFactless = paragraphs.some(({ claims }) =>
    claims.every(({ facts }) => facts.length === 0),
  );
  return [
    ...(words < least * MIN_LENGTH_SHARE ? [`${words} words are too few`] : []),
    ...(words > most * MAX_LENGTH_SHARE ? [`${words} words are too many`] : []),
    ...(isFactless ? ['a paragraph names no fact'] : []),
    ...claimsOf(piece).flatMap(({ text, facts }) => [
      ...(text === '' ? ['a claim is empty'] : []),
      ...(text.length > MAX_CLAIM_CHARACTERS ? ['a claim is longer than two sentences'] : []),
      ...facts.filter((id) => !known.has(id)).map((id) => `no fact here has the id ${quoted(id)}`),
      ...placeholdersIn(text)
        .filter((id) => known.get(id)?.inserts === undefined)
        .map((id) => `nothing can be inserted for ${quoted(id)}`),
    ]),
  ];
}

function wordFaults(piece: Piece): string[] {
  const { field, known, names } = piece;
  const claimText = claimsOf(piece)
    .map(({ text }) => withoutPlaceholders(text))
    .join(' ');
  return [
    ...claimsOf(piece).flatMap((claim) => [
      ...characterFaults(claim, names),
      ...sentencesOf(withoutPlaceholders(claim.text)).flatMap((sentence) => [
        ...kindFaults(sentence, claim, piece),
        ...languageFaults(sentence),
      ]),
      ...toneFaults(claim, field.category, known),
      ...typeFaults(claim, known),
    ]),
    ...recitedFaults(claimText),
    ...jobFaults(claimText, piece),
  ];
}

/** The characters of plain English, without digits, currency signs, markup or brackets. */
const ALLOWED_CHARACTERS = /^[\p{Script=Latin}\p{M} .,;:!?'’‘"“”()–—/&-]*$/u;
const CAPITALISED_WORD = /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]*/gu;
const SENTENCE_START = /(?:^|[.!?:]["'”’)]*\s+|["“‘(])$/;
const PLAIN_CAPITALS =
  /^(?:I(?:['’]\w+)?|CVs?|IT|OK|English|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$/;

/** Returns faults for figures, markup, and names that are not in the facts. */
function characterFaults({ text }: Claim, names: RegExp): string[] {
  const plain = withoutPlaceholders(text).replaceAll(names, 'it');
  const mark = [...plain].find((character) => !ALLOWED_CHARACTERS.test(character));
  const found = [...plain.matchAll(CAPITALISED_WORD)].find(
    (match) => !SENTENCE_START.test(plain.slice(0, match.index)) && !PLAIN_CAPITALS.test(match[0]),
  );
  return [
    ...(mark === undefined ? [] : [`${quoted(mark)} may not be written: figures are inserted`]),
    ...(found === undefined ? [] : [`a name that is not in the facts: ${quoted(found[0])}`]),
    ...(EMPLOYER_FIRST.test(plain) ? [`an employer by name: ${quoted(plain)}`] : []),
  ];
}

/**
 * Returns a pattern of the names in lists of facts. "Amazon Web Services (AWS)" matches in full,
 * and so does each of its two parts.
 */
function namesIn(facts: readonly ModelFact[]): RegExp {
  const items = facts.flatMap(({ items: listed = [] }) => listed);
  const names = items.flatMap((item) => [
    item,
    ...(/^(.*) \(([^)]+)\)$/.exec(item)?.slice(1) ?? []),
  ]);
  const written = [...new Set(names)]
    .filter((name) => /[\p{Lu}\d]/u.test(name))
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${written.join('|') || '(?!)'})(?![\p{L}\p{N}])`,
    'gu',
  );
}

function kindFaults(sentence: string, { facts }: Claim, { field, known }: Piece): string[] {
  const said = facts.map((id) => known.get(id)?.says.toLowerCase() ?? '').join(' ');
  return FORBIDDEN_KINDS.flatMap((kind) => {
    const found = sentence.match(kind.pattern) ?? [];
    const bad = found.find((match) => !isHarmless(match, sentence, kind, field, said));
    return bad === undefined ? [] : [`${kind.what}: ${quoted(bad)}`];
  });
}

const OWN_TRY =
  /\b(?:try|practise|at home|yourself|your own|on your|you (?:have|are|feel|suffer))\b/i;

function isHarmless(
  match: string,
  sentence: string,
  { beside, unless, unlessInFacts, unlessWork }: ForbiddenKind,
  { career }: ProseField,
  said: string,
): boolean {
  if (beside?.test(sentence) === false) return true;
  if (unless?.test(sentence.slice(0, sentence.indexOf(match)))) return true;
  if (unlessInFacts && said.includes(match.toLowerCase())) return true;
  return unlessWork === true && career !== undefined && !OWN_TRY.test(sentence);
}

/** Patterns of statements that contradict the reader's personality type, by this type. */
const OTHER_TYPE: Readonly<Record<string, RegExp>> = {
  introvert:
    /\b(?:energy from|alive in|thrive (?:in|on)|love|enjoy) (?:\w+ ){0,2}?(?:crowds?|part(?:y|ies)|company|large groups|big groups|being among|other people)\b|\blife and soul\b|\boutgoing\b|\bsociable\b/i,
  extravert:
    /\b(?:drained|tired|worn out) by (?:\w+ )?(?:people|company|groups|talk)|\b(?:need|prefer|like) (?:to be|being|working) (?:alone|by yourself)|\b(?:reserved|withdrawn|shy)\b/i,
};

/** Returns a fault if a claim describes the personality type that the reader is not. */
function typeFaults({ text }: Claim, known: ReadonlyMap<string, ModelFact>): string[] {
  const found = OTHER_TYPE[known.get('type')?.inserts ?? '']?.exec(text);
  if (!found || NEGATION.test(text.slice(0, found.index))) return [];
  return [`describes the type that the reader is not: ${quoted(found[0])}`];
}

const NEGATION = /\b(?:not|never|less|rather than|may|might)\b|n['’]t\b/i;

/** Frequent words that have this spelling only in English. */
const ENGLISH_WORDS =
  /\b(?:the|and|you|your|to|that|with|for|this|it|its|they|them|what|how|when|who|which|why|where|have|has|be|are|can|could|may|might|would|should|from|more|than|if|of|by|not|but|or|one|out|each|every|some|ask|look|work|works|about|into|because|before|after|while|does|do|is|at|as|people|through|over|under|without|between)\b/gi;

function languageFaults(sentence: string): string[] {
  const words = sentence.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const english = sentence.match(ENGLISH_WORDS) ?? [];
  return words.length >= MIN_ENGLISH_WORDS && english.length * 12 < words.length
    ? [`another language than English: ${quoted(sentence)}`]
    : [];
}

const INSTRUCTION_RUNS = new Set(runsOf(INSTRUCTIONS));

function recitedFaults(text: string): string[] {
  const recited = runsOf(text).find((run) => INSTRUCTION_RUNS.has(run));
  return recited === undefined ? [] : [`recites the instructions: ${quoted(recited)}`];
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return words
    .map((_, at) => words.slice(at, at + RECITED_WORDS).join(' '))
    .slice(0, 1 - RECITED_WORDS);
}

const JOB_TITLES = OCCUPATIONS.map(({ title }) => title.toLowerCase()).filter((title) =>
  title.includes(' '),
);

/** Returns a fault if a text mentions or describes a job that is not in its facts. */
function jobFaults(text: string, { field, known }: Piece): string[] {
  const lower = text.toLowerCase();
  const said = [...known.values()].map(({ says }) => says.toLowerCase()).join(' ');
  const foreign = JOB_TITLES.find((title) => lower.includes(title) && !said.includes(title));
  const counts = field.career ? wordsOfJobs(text) : new Map<string, number>();
  const own = counts.get(field.career?.code ?? '') ?? 0;
  return [
    ...(foreign === undefined ? [] : [`names a job that is not in the facts: ${quoted(foreign)}`]),
    ...(Math.max(...counts.values()) >= own + JOB_LEAD ? ['describes another job'] : []),
  ];
}

/** Returns a fault for each text that uses the first name after the report's maximum is reached. */
function nameFaults(pieces: readonly Piece[]): DraftFault[] {
  let names = 0;
  return pieces.flatMap((piece) => {
    const own = claimsOf(piece).flatMap(({ text }) => text.split(FIRST_NAME).slice(1)).length;
    names += own;
    const what = `the name is used ${names} times in the report`;
    return own > 0 && names > MAX_NAMES ? [{ field: piece.field.id, what }] : [];
  });
}

function repetitionFaults(pieces: readonly Piece[]): DraftFault[] {
  const seen = new Set<string>();
  return pieces.flatMap((piece) =>
    claimsOf(piece)
      .flatMap(({ text }) => sentencesOf(text))
      .flatMap((sentence) => {
        const key = sentence.toLowerCase();
        if (sentence.split(' ').length < MIN_SENTENCE_WORDS) return [];
        const what = `a sentence comes twice in the report: ${quoted(sentence)}`;
        if (seen.has(key)) return [{ field: piece.field.id, what }];
        seen.add(key);
        return [];
      }),
  );
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["'”’)]?)\s+/).filter((sentence) => sentence !== '');
}

/** Returns the start of a text in quotation marks, so that a person can find it. */
function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 40));
}
