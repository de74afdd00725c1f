// Chooses the ways into an occupation in a country with tables of its own, and writes them as sentences and stages.
import {
  type ChosenWay,
  chooseLocalWays,
  compareSubjects,
  DEGREE_KINDS,
  findCertificateLevel,
  findNeededLevel,
  hasDegree,
  isProtected,
  isTrainingCountedFromDegree,
  type Move,
  startsFromSchool,
  startsWithDegree,
} from '@bearings/career-matching';
import {
  findLicence,
  findLocalOutlook,
  findLocalWays,
  KNOWLEDGE_SOURCE,
  type LicenceRow,
  listCountrySources,
  listWaysSources,
  type LocalWayKind,
  type LocalWays,
  type PrintableWay,
} from '@bearings/career-data';
import type { CareerRoute, LocalName } from '@bearings/contracts';
import {
  capitalise,
  countryInSentence,
  formatMonths,
  isCountry,
  type Place,
  QUALIFICATION_NAMES,
} from '@bearings/domain';
import { listLocalWords, markLocalWords } from '../composing/local-words.js';
import type { Link } from '../content/links/link.js';
import { LINK_REGISTER, shortenAddress } from '../content/links/links.js';
import {
  BAR_SENTENCES,
  FIRST_DEGREE,
  LICENCE_SENTENCES,
  LICENCE_TEXTS,
  LOCAL_OUTLOOK_SENTENCES,
  LOCAL_STATIONS,
  LOCAL_WAY_LABELS,
  LOCAL_WAY_TEXTS as TEXTS,
  MOVE_TEXTS,
  OWN_AGE_LIMITS,
  OWN_WAY_LABELS,
  PLACE_BODIES,
  type WayLabels,
  OTHER_STATE_NAMES,
  OWN_BAR_SENTENCES,
  OWN_EXPERIENCE_TEXTS,
  OWN_PAID_TEXTS,
  OWN_FIRST_DEGREES,
  STATE_NAMES,
} from '../content/report-copy/local-ways.js';
import { fillWording, uncapitalise } from '../text.js';
import { joinList } from '../writers/built-in/grammar.js';
import type { Reader } from './reader.js';

const MAX_WAYS = 3;
const MAX_DRAWN_WAYS = 2;
const MAX_FIELDS = 2;
/** Months of a degree whose length we do not know. */
const USUAL_DEGREE_MONTHS = 36;

/** Ways in that begin with a job, not with a course or an apprenticeship. */
export const JOB_KINDS: ReadonlySet<string> = new Set(['work', 'promotion', 'portfolio', 'volunteering', 'forces']);
/** Kinds of ways whose subject is worth naming. */
const STUDY_KINDS: ReadonlySet<LocalWayKind> = new Set(['degree', 'second-degree', 'college', 'vocational-school']);

/** The certificate of level 3 that opens a degree, in countries where others of that level do not. */
const DEGREE_CERTIFICATES: Readonly<Record<string, string>> = {
  AU: 'Year 12 with an ATAR',
  DE: 'Abitur or Fachhochschulreife',
  NO: 'generell studiekompetanse',
};

/** What opens a degree to people at work, who have other ways to it than school. */
const DEGREE_NEEDS_AT_WORK: Readonly<Record<string, string>> = {
  DE: 'Abitur, Fachhochschulreife, or an Ausbildung and three years of work in the field',
  FR: 'Baccalauréat or DAEU',
  NO: 'generell studiekompetanse, or realkompetanse from age 25',
};
const STAGES_AT_WORK: ReadonlySet<string> = new Set(['working', 'returning', 'experienced']);

/** A way in as a reader sees it. */
interface ShownWay extends ChosenWay {
  /** True if it is needed only where an employer asks for it, because people move into the work from the reader's job. */
  isIfAsked?: boolean;
}

/** The ways into an occupation that a reader sees. */
interface ShownWays extends LocalWays {
  ways: readonly ShownWay[];
}

/** Returns the site on which readers in a country can check a way in. */
export const findOfficialSite = (country: string): Link | undefined =>
  LINK_REGISTER.for(country, 'occupations')[0] ?? LINK_REGISTER.for(country, 'advice')[0];

/**
 * Returns an occupation's ways in the reader's country, in the order that suits the reader; null if none is known. After
 * a move from the reader's job, at most the training for which employers may ask.
 */
export function findWaysFor(code: string, reader: Reader, move: Move | null = null): ShownWays | null {
  const local = chooseLocalWays(code, reader, move !== null);
  if (local === null) return null;
  const { ways } = local;
  if (move === null)
    return {
      ...local,
      ways: ways.slice(0, MAX_WAYS).map((way) => askIfCounts(askIfNear(way, code, reader), code, local.bars, reader)),
    };
  // No employer asks for a job as training, nor for that of a trainee.
  const training = ways.find(({ kind, needs }) => !JOB_KINDS.has(kind) && kind !== 'trainee' && needs !== null);
  return { ...local, ways: training === undefined ? [] : [{ ...training, isIfAsked: true }] };
}

/** Returns a way that is open to graduates of near subjects alone with the question if the reader's is one. */
function askIfNear(way: ShownWay, code: string, reader: Reader): ShownWay {
  const isKnown = !hasDegree(reader) || compareSubjects(code, reader) === 'direct';
  return way.asksNearDegree && !isKnown ? { ...way, ownDegree: 'near' } : way;
}

/**
 * Returns a degree that takes longer than the reader accepts with the question if their own is enough: the matching counts
 * on that, where their subject may be near.
 */
function askIfCounts(way: ShownWay, code: string, bars: LocalWays['bars'], reader: Reader): ShownWay {
  if (way.ownDegree !== undefined || !DEGREE_KINDS.has(way.kind) || !isTooLong(way, reader)) return way;
  const isNear = isTrainingCountedFromDegree(reader) && compareSubjects(code, reader) !== 'other';
  return isNear && !isProtected(code, bars, reader) ? { ...way, ownDegree: 'counts' } : way;
}

/** Returns the name of the way in from the reader's own job. */
const nameMove = ({ isNow }: Move): string => MOVE_TEXTS[isNow ? 'now' : 'before'];

/** Returns the way in from the reader's own job as sentences. */
export const describeMove = (move: Move): string => fillWording(chooseMoveText(move), { from: nameMove(move) });

function chooseMoveText({ isPromotion, needsMoreYears, isOtherSubject }: Move): string {
  if (isPromotion) return MOVE_TEXTS[needsMoreYears ? 'laterPromotion' : 'promotion'];
  return MOVE_TEXTS[isOtherSubject ? 'subjectText' : 'text'];
}

/** Returns the way in from the reader's own job for a drawing: it is paid, and takes no training. */
export function drawMove(move: Move): CareerRoute {
  const title = MOVE_TEXTS[move.isPromotion ? 'promotionStation' : 'station'];
  const stations = [{ title, months: null, paid: true }];
  return { name: nameMove(move), stations, isLong: false, text: describeMove(move) };
}

/** Returns whether the training is unpaid and takes longer than the reader accepts. */
const isTooLong = ({ months, paid, paidMonths }: PrintableWay, { willingMonths }: Reader): boolean =>
  paid !== true && months !== null && months[0] - (paidMonths ?? 0) > willingMonths;

/** Returns the school certificate that a way requires and the reader is not known to have; null if there is none. */
function findNeededCertificate(way: PrintableWay, reader: Reader): string | null {
  const { country, stage } = reader;
  const neededLevel = findNeededLevel(way, reader);
  if (neededLevel === null || !isCountry(country)) return null;
  const degreeNeed =
    (STAGES_AT_WORK.has(stage) ? DEGREE_NEEDS_AT_WORK[country] : undefined) ?? DEGREE_CERTIFICATES[country];
  return (startsWithDegree(way) ? degreeNeed : undefined) ?? QUALIFICATION_NAMES[country][neededLevel];
}

/** Returns whether a way requires a degree or a school certificate that the reader has. */
export function isQualifiedFor(way: PrintableWay, reader: Reader): boolean {
  const { kind, needs } = way;
  if (hasDegree(reader)) return needs === 'bachelor' || DEGREE_KINDS.has(kind);
  const level = findCertificateLevel(way);
  return level !== null && (reader.level ?? 0) >= level && findNeededCertificate(way, reader) === null;
}

/** Returns what a way requires and the reader is not known to have; an empty text if that is nothing. */
function describeNeed(way: ShownWay, reader: Reader): string {
  const { kind, needs } = way;
  if (way.isIfAsked === true) return TEXTS.ifAsked;
  if (needs === 'experience') return OWN_EXPERIENCE_TEXTS[reader.country]?.[kind] ?? TEXTS.after.experience;
  if (needs === 'licence') return TEXTS.after.licence;
  if (way.ownDegree !== undefined) return TEXTS.ownDegree[way.ownDegree];
  if (needs === 'bachelor') {
    return hasDegree(reader) ? '' : fillWording(TEXTS.after.bachelor, { degree: nameFirstDegree(reader.country) });
  }
  const certificate = findNeededCertificate(way, reader);
  return certificate === null ? '' : fillWording(TEXTS.after.certificate, { certificate });
}

/** Returns what people in a country call the degree that opens a postgraduate one. */
const nameFirstDegree = (country: string): string => OWN_FIRST_DEGREES[country] ?? FIRST_DEGREE;

/** Returns the name of a way: official, or in our words. Empty if there is only its kind. */
function nameWay({ kind, name, via }: PrintableWay, fields: readonly string[]): string {
  if (name !== null || via !== null) return `: ${name ?? via ?? ''}`;
  if (!STUDY_KINDS.has(kind) || fields.length === 0) return '';
  return ` ${fillWording(TEXTS.fields, { fields: joinList(fields.slice(0, MAX_FIELDS), 'or') })}`;
}

/** Returns whether what a way requires is named as a school certificate: "to start: Abitur". */
const namesCertificate = (way: ShownWay): boolean =>
  startsFromSchool(way) && way.ownDegree === undefined && way.isIfAsked !== true;

function describeLength([from, to]: readonly [number, number]): string {
  return from === 0
    ? fillWording(TEXTS.shortLength, { time: formatMonths(to) })
    : fillWording(TEXTS.length, { time: formatMonths(from, to) });
}

/** Returns what the reader's two years of higher education mean for a first degree; an empty text if nothing is known. */
function describeCredit({ credit }: ShownWay, { country, level }: Reader): string {
  if (credit === undefined || level === null || !isCountry(country)) return '';
  const certificate = uncapitalise(QUALIFICATION_NAMES[country][level]);
  const text = fillWording(TEXTS.credit[credit], { certificate });
  return credit === 'transfer' ? ` ${text}` : `, ${text}`;
}

/** Returns a way without its kind: name, length, pay and what it requires; the latter only if `namesNeed`. */
function describeWay(way: ShownWay, fields: readonly string[], reader: Reader, namesNeed: boolean): string {
  const need = namesNeed ? describeNeed(way, reader) : '';
  const parts = [
    nameWay(way, fields),
    way.months === null ? '' : `, ${describeLength(way.months)}`,
    describeCredit(way, reader),
    way.paid === true ? `, ${TEXTS.paid}` : '',
    way.isFirstYearAtSchool ? ` ${TEXTS.firstYearAtSchool}` : '',
    STAGES_AT_WORK.has(reader.stage) ? (OWN_AGE_LIMITS[reader.country]?.[way.kind] ?? '') : '',
    way.canBePaid ? `, ${OWN_PAID_TEXTS[reader.country] ?? TEXTS.canBePaid}` : '',
    way.paidMonths === null ? '' : `, ${fillWording(TEXTS.partPaid, { time: formatMonths(way.paidMonths) })}`,
    need === '' ? '' : `${namesCertificate(way) ? ';' : ','} ${need}`,
  ];
  return parts.join('');
}

/** Returns what a kind of way is called in a country. */
const getWayLabels = (kind: LocalWayKind, country: string): WayLabels =>
  OWN_WAY_LABELS[country]?.[kind] ?? LOCAL_WAY_LABELS[kind];

/** The way into an occupation in a country that suits a reader best, for a sentence. */
export interface FirstWay {
  kind: LocalWayKind;
  /** The way within a sentence: "an apprenticeship: Fagbrev i rørleggerfaget, usually 4 years, paid". */
  text: string;
  /** The most months that it takes; null if that is unknown. */
  months: number | null;
  /** True if it is unpaid and takes longer than the reader accepts, at its shortest. */
  isLong: boolean;
  /** True if the reader's degree may make it needless. */
  isMaybeNeedless: boolean;
  paid: boolean;
  /** A sentence on what is unsure about it; empty if a page states it for the occupation itself. */
  note: string;
}

/** Returns the way into an occupation that suits the reader best; null if none is known well enough to be described. */
export function findFirstWay(code: string, reader: Reader): FirstWay | null {
  const local = findWaysFor(code, reader);
  const way = local?.ways.find(({ needs }) => needs !== null);
  if (local === null || way === undefined) return null;
  const { kind, isKnowledge, months, paid } = way;
  return {
    kind,
    text: `${getWayLabels(kind, reader.country).inSentence}${describeWay(way, local.fields, reader, true)}${isKnowledge ? ` ${TEXTS.knownStep}` : ''}`,
    months: months?.[1] ?? (DEGREE_KINDS.has(kind) ? USUAL_DEGREE_MONTHS : null),
    isLong: isTooLong(way, reader),
    isMaybeNeedless: way.ownDegree === 'counts',
    paid: paid === true,
    note: local.group === null ? '' : fillWording(TEXTS.group, { group: local.group }),
  };
}

/**
 * Where a text says that a fact is only generally known, and where to check it: beside each, or once for the whole report,
 * in the note of its sources. Then only the exceptions are marked, in countries of most of whose ways a page was read.
 */
export type KnownNote = 'each' | 'once';

/** Returns whether most ways in of a country rest on general knowledge, and not on a page that was read. */
export const areMostlyKnown = (country: string): boolean =>
  listWaysSources(country).some(({ id }) => id === KNOWLEDGE_SOURCE);

/** Returns how a way that no page states is marked; an empty text if the report's note says it. */
function describeKnowledge(known: KnownNote, country: string): string {
  if (known === 'each') return fillWording(TEXTS.knowledge.each, { where: nameCheckingPlace(country) });
  return areMostlyKnown(country) ? '' : TEXTS.knowledge.once;
}

/**
 * Returns sentences on an occupation's ways in, with what limits them; empty if none are known in the country.
 * @param move the reader's move from a job of theirs, which stands first
 */
export function describeLocalWays(
  code: string,
  reader: Reader,
  known: KnownNote = 'each',
  move: Move | null = null,
): string[] {
  const local = findWaysFor(code, reader, move);
  if (local === null) return [];
  if (move !== null && local.ways.length === 0) return [describeMove(move)];
  const { ways, endorsement, group, isOld, source } = local;
  const isSure = ways.some(({ needs }) => needs !== null);
  return [
    ...(isSure ? listWaySentences(local, reader, known, move) : describeKinds(ways, reader)),
    endorsement === null ? '' : fillWording(TEXTS.endorsement, { name: endorsement }),
    group === null ? '' : fillWording(TEXTS.group, { group }),
    isOld ? fillWording(TEXTS.old, { edition: source.edition }) : '',
  ].filter((text) => text !== '');
}

/** Returns a sentence for each way. What ways require is said once, with the first that requires it. */
function listWaySentences({ ways, fields }: ShownWays, reader: Reader, known: KnownNote, move: Move | null): string[] {
  const areAllKnown = ways.every(({ isKnowledge }) => isKnowledge);
  const knowledge = describeKnowledge(known, reader.country);
  const sentences = ways.map((way, index) => {
    const { label, inSentence } = getWayLabels(way.kind, reader.country);
    const need = describeNeed(way, reader);
    const isFirstWithNeed = ways.findIndex((other) => describeNeed(other, reader) === need) === index;
    const note = areAllKnown || !way.isKnowledge || knowledge === '' ? '' : ` (${knowledge})`;
    const start = index === 0 && move === null ? label : `Or ${inSentence}`;
    return `${start}${describeWay(way, fields, reader, isFirstWithNeed)}${note}.`;
  });
  if (move !== null) sentences.unshift(describeMove(move));
  return areAllKnown && knowledge !== '' ? [...sentences, `${capitalise(knowledge)}.`] : sentences;
}

function describeKinds(ways: readonly ShownWay[], reader: Reader): string[] {
  const kinds = ways.map(({ kind }) => getWayLabels(kind, reader.country).inSentence);
  return [
    fillWording(TEXTS.kinds, { kinds: joinList(kinds, 'or') }),
    fillWording(TEXTS.checkUnsure, { where: nameCheckingPlace(reader.country) }),
  ];
}

/** Returns what the first way in after a move from the reader's job is called, for a link; null if there is none. */
export function nameFirstWay(code: string, reader: Reader, move: Move | null): string | null {
  const way = findWaysFor(code, reader, move)?.ways[0];
  if (way === undefined) return null;
  const { label, inSentence } = getWayLabels(way.kind, reader.country);
  return move === null && way.needs !== null ? label : inSentence;
}

/** Returns where to check a fact that no page states: "at utdanning.no". */
export function nameCheckingPlace(country: string): string {
  const site = findOfficialSite(country);
  return site === undefined ? TEXTS.withAdviser : fillWording(TEXTS.atSite, { address: shortenAddress(site.address) });
}

/** Returns the ways in as stages from where the reader stands, for a drawing; without those of unknown stages. */
export function drawLocalWays(code: string, reader: Reader, move: Move | null = null): CareerRoute[] {
  const moves = move === null ? [] : [drawMove(move)];
  const local = findWaysFor(code, reader, move);
  if (local === null) return moves;
  const drawable = local.ways.filter(({ needs, paid }) => needs !== null && paid !== null);
  const words = listLocalWords(code, reader.country);
  const drawn = drawable.slice(0, MAX_DRAWN_WAYS).map((way) => {
    const { label } = getWayLabels(way.kind, reader.country);
    const text = `${label}${describeWay(way, local.fields, reader, true)}.`;
    const runs = markLocalWords(text, words);
    return {
      name: label,
      stations: [
        ...listFirstStations(way, reader),
        ...listTrainingStations(way, nameStation(way, local.fields, label)),
      ].map((station) => ({ ...station, ...findLanguage(station.title, words) })),
      isLong: isTooLong(way, reader),
      text,
      ...(runs.some(({ lang }) => lang !== undefined) && { runs }),
    };
  });
  return [...moves, ...drawn];
}

/** Returns the training itself; of training that starts at school, the school first. */
function listTrainingStations(
  { kind, months, paid, paidMonths }: PrintableWay,
  title: string,
): CareerRoute['stations'] {
  if (months === null || paidMonths === null) return [{ title, months: months?.[1] ?? null, paid: paid === true }];
  return [
    { title: LOCAL_STATIONS[DEGREE_KINDS.has(kind) ? 'study' : 'school'], months: months[1] - paidMonths, paid: false },
    { title, months: paidMonths, paid: true },
  ];
}

/** Returns the language of a title if it is a name in the country's language. */
function findLanguage(title: string, words: readonly LocalName[]): { lang?: string } {
  const language = words.find(({ name }) => name === title)?.language;
  return language === undefined ? {} : { lang: language };
}

function nameStation(way: PrintableWay, fields: readonly string[], label: string): string {
  return way.name ?? way.via ?? `${label}${nameWay(way, fields)}`;
}

function listFirstStations(way: PrintableWay, reader: Reader): CareerRoute['stations'] {
  const { needs } = way;
  if (needs === 'experience' || needs === 'licence')
    return [{ title: LOCAL_STATIONS[needs], months: null, paid: true }];
  if (needs === 'bachelor') {
    return hasDegree(reader) ? [] : [{ title: capitalise(nameFirstDegree(reader.country)), months: null, paid: false }];
  }
  const certificate = findNeededCertificate(way, reader);
  return certificate === null ? [] : [{ title: certificate, months: null, paid: false }];
}

const QUEBEC = 'QC';

/** Returns what people call a state or province that makes rules of its own: the reader's by its name. */
const nameStates = (country: string, place: Place | null): { state: string; states: string } => {
  const { state, states } = STATE_NAMES[country] ?? OTHER_STATE_NAMES;
  return { state: place === null ? fillWording(LICENCE_TEXTS.yourState, { state }) : place.name, states };
};

/** Returns the exam or course of a licence and who gives it, without semicolons; empty if neither is known. */
export function nameLicence(
  { body = '', exam = '' }: LicenceRow,
  { country, place }: Pick<Reader, 'country' | 'place'>,
): string {
  const ofPlace = place === null ? undefined : PLACE_BODIES[`${country}-${place.code}`]?.[body];
  const [names, giver] = [exam.replace(/\.$/, ''), ofPlace ?? body];
  const isNested = `${names}${giver}`.includes('(');
  const name =
    names === '' || giver === '' ? `${names}${giver}` : isNested ? `${names}, ${giver}` : `${names} (${giver})`;
  return name.replaceAll(';', ',');
}

/** Returns a licence that the reader lacks as a phrase: "by the law of Ohio: State Board of Cosmetology". */
export function describeMissingLicence(licence: LicenceRow, reader: Reader): string {
  const name = nameLicence(licence, reader);
  const { missing, unnamed } = LICENCE_TEXTS;
  const wording = (name === '' ? unnamed : missing)[licence.by === 'state' ? 'state' : 'national'];
  return fillWording(wording, { name, ...nameStates(reader.country, reader.place) });
}

/** Returns sentences on the licence or registration of an occupation; empty if there is nothing to name. */
export function describeLicence(
  code: string,
  { country, place }: Pick<Reader, 'country' | 'place'>,
  knownNote: KnownNote = 'each',
): string[] {
  const licence = findLicence(country, code, place?.code);
  if (licence === null) return [];
  const { status, by, body = '', exam, places = [], quebec, from } = licence;
  const ofPlace = place === null ? undefined : PLACE_BODIES[`${country}-${place.code}`]?.[body];
  const names = [
    ofPlace ?? body,
    exam === undefined ? '' : fillWording(LICENCE_TEXTS.exam, { exam: exam.replace(/\.$/, '') }),
  ];
  const named = names.filter((name) => name !== '').join('; ');
  // A need that names nothing says nothing.
  if (named === '') return [];
  const isPartOfPlace = status === 'some-places' && by === 'state' && place !== null;
  const isKnownThere = place !== null && places.includes(place.code);
  const isUnknownThere = isPartOfPlace && places.length === 0;
  const wording = isUnknownThere
    ? LICENCE_TEXTS.ask
    : isPartOfPlace && isKnownThere
      ? LICENCE_TEXTS.partInPlace
      : LICENCE_SENTENCES[status][by];
  const need = fillWording(wording, nameStates(country, place));
  const isMarked = from === 'knowledge' && (knownNote === 'each' || !areMostlyKnown(country));
  const known = isMarked ? ` (${TEXTS.knowledge.once})` : '';
  return [
    `${need}: ${isUnknownThere ? nameLicence(licence, { country, place }) : named}${known}.`,
    isKnownThere ? '' : describeLicencePlaces(places, place),
    quebec === undefined || (place !== null && place.code !== QUEBEC)
      ? ''
      : fillWording(LICENCE_TEXTS.quebec, { order: quebec }),
  ].filter((text) => text !== '');
}

/** Returns a sentence on where a rule holds that is not known to hold in the reader's own state or province. */
function describeLicencePlaces(codes: readonly string[], place: Place | null): string {
  if (codes.length === 0) return '';
  if (place === null) return fillWording(LICENCE_TEXTS.places, { places: joinList(codes) });
  return fillWording(LICENCE_TEXTS.otherPlaces, { places: joinList(codes), place: place.name });
}

/** Returns sentences on what jobs check before they take somebody on. */
export const describeBars = (code: string, country: string): string[] =>
  (findLocalWays(country, code)?.bars ?? []).map((bar) => OWN_BAR_SENTENCES[country]?.[bar] ?? BAR_SENTENCES[bar]);

/** Returns a sentence on the official outlook of an occupation in a country; an empty text if none is published. */
export function describeLocalOutlook(code: string, country: string): string {
  const outlook = findLocalOutlook(country, code);
  const source = listCountrySources(country).find(({ id }) => id === outlook?.source);
  if (outlook === null || source === undefined) return '';
  const { publisher } = source;
  const years = outlook.years.replace('-', ' to ');
  const sentence = LOCAL_OUTLOOK_SENTENCES[outlook.rating];
  return fillWording(sentence, { country: countryInSentence(country), years, publisher });
}
