// Chooses the ways into an occupation in a country with tables of its own, and writes them as sentences and stages.
import {
  findLicence,
  findLocalOutlook,
  findLocalWays,
  listCountrySources,
  type LocalWayKind,
  type LocalWays,
  type PrintableWay,
} from '@bearings/career-data';
import type { CareerRoute } from '@bearings/contracts';
import {
  countryInSentence,
  formatMonths,
  isCountry,
  QUALIFICATION_NAMES,
  type QualificationLevel,
} from '@bearings/domain';
import type { Link } from '../content/links/link.js';
import { LINK_REGISTER, shortenAddress } from '../content/links/links.js';
import {
  BAR_SENTENCES,
  LICENCE_SENTENCES,
  LICENCE_TEXTS,
  LOCAL_OUTLOOK_SENTENCES,
  LOCAL_STATIONS,
  LOCAL_WAY_LABELS,
  LOCAL_WAY_TEXTS as TEXTS,
  OTHER_STATE_NAMES,
  STATE_NAMES,
} from '../content/report-copy/local-ways.js';
import { fillWording } from '../text.js';
import { joinList } from '../writers/built-in/grammar.js';
import { hasDegree, isTrainingCountedFromDegree, type Reader } from './reader.js';

const MAX_WAYS = 3;
const MAX_DRAWN_WAYS = 2;
const MAX_FIELDS = 2;

/** Kinds of ways whose subject is worth naming. */
const STUDY_KINDS: ReadonlySet<LocalWayKind> = new Set(['degree', 'second-degree', 'college', 'vocational-school']);

/** The qualification level of the school certificates that ways require. */
const CERTIFICATE_LEVELS: Partial<Record<NonNullable<PrintableWay['needs']>, QualificationLevel>> = {
  'lower-secondary': 2,
  'upper-secondary': 3,
};

/** Returns the site on which readers in a country can check a way in. */
export const findOfficialSite = (country: string): Link | undefined =>
  LINK_REGISTER.for(country, 'occupations')[0] ?? LINK_REGISTER.for(country, 'advice')[0];

/** Returns an occupation's ways in the reader's country, in the order that suits the reader; null if none is known. */
export function findWaysFor(code: string, reader: Reader): LocalWays | null {
  const local = findLocalWays(reader.country, code);
  if (local === null) return null;
  const ways = local.ways.toSorted((one, other) => getOrder(one, reader) - getOrder(other, reader));
  return { ...local, ways: ways.slice(0, MAX_WAYS) };
}

/**
 * Returns 0 for ways that suit the reader and 1 for others: those that need a degree that the reader lacks, those that
 * lead to a degree that the reader has, and unpaid ones that take longer than the reader accepts.
 */
function getOrder(way: PrintableWay, reader: Reader): number {
  const isGraduate = isTrainingCountedFromDegree(reader);
  const isUnsuited = way.needs === 'bachelor' ? !isGraduate : way.kind === 'degree' && isGraduate;
  return isUnsuited || isTooLong(way, reader) ? 1 : 0;
}

/** Returns whether the training is unpaid and takes longer than the reader accepts. */
const isTooLong = ({ months, paid }: PrintableWay, { willingMonths }: Reader): boolean =>
  paid !== true && months !== null && months[0] > willingMonths;

/** Returns the school certificate that a way requires and the reader is not known to have; null if there is none. */
function findNeededCertificate({ needs }: PrintableWay, { country, level }: Reader): string | null {
  const neededLevel = needs === null ? undefined : CERTIFICATE_LEVELS[needs];
  if (neededLevel === undefined || !isCountry(country) || (level ?? 0) >= neededLevel) return null;
  return QUALIFICATION_NAMES[country][neededLevel];
}

/** Returns what a way requires and the reader is not known to have; an empty text if that is nothing. */
function describeNeed(way: PrintableWay, reader: Reader): string {
  const { needs } = way;
  if (needs === 'experience' || needs === 'licence') return TEXTS.after[needs];
  if (needs === 'bachelor') return hasDegree(reader) ? '' : TEXTS.after.bachelor;
  const certificate = findNeededCertificate(way, reader);
  return certificate === null ? '' : fillWording(TEXTS.after.certificate, { certificate });
}

/** Returns the name of a way: official, or in our words. Empty if there is only its kind. */
function nameWay({ kind, name, via }: PrintableWay, fields: readonly string[]): string {
  if (name !== null || via !== null) return `: ${name ?? via ?? ''}`;
  if (!STUDY_KINDS.has(kind) || fields.length === 0) return '';
  return ` ${fillWording(TEXTS.fields, { fields: joinList(fields.slice(0, MAX_FIELDS), 'or') })}`;
}

function describeLength([from, to]: readonly [number, number]): string {
  return from === 0
    ? fillWording(TEXTS.shortLength, { time: formatMonths(to) })
    : fillWording(TEXTS.length, { time: formatMonths(from, to) });
}

/** Returns a way without its kind: name, length, pay and what it requires; the latter only if `namesNeed`. */
function describeWay(way: PrintableWay, fields: readonly string[], reader: Reader, namesNeed: boolean): string {
  const need = namesNeed ? describeNeed(way, reader) : '';
  const parts = [
    nameWay(way, fields),
    way.months === null ? '' : `, ${describeLength(way.months)}`,
    way.paid === true ? `, ${TEXTS.paid}` : '',
    need === '' ? '' : `${way.needs?.endsWith('secondary') ? ';' : ','} ${need}`,
  ];
  return parts.join('');
}

/** Returns sentences on an occupation's ways in, with what limits them; empty if none are known in the country. */
export function describeLocalWays(code: string, reader: Reader): string[] {
  const local = findWaysFor(code, reader);
  if (local === null) return [];
  const { ways, endorsement, group, isOld, source } = local;
  const isSure = ways.some(({ needs }) => needs !== null);
  return [
    ...(isSure ? listWaySentences(local, reader) : describeKinds(ways, reader)),
    endorsement === null ? '' : fillWording(TEXTS.endorsement, { name: endorsement }),
    group === null ? '' : fillWording(TEXTS.group, { group }),
    isOld ? fillWording(TEXTS.old, { edition: source.edition }) : '',
  ].filter((text) => text !== '');
}

/** Returns a sentence for each way. What ways require is said once, with the first that requires it. */
function listWaySentences({ ways, fields }: LocalWays, reader: Reader): string[] {
  const areAllKnown = ways.every(({ isKnowledge }) => isKnowledge);
  const where = nameCheckingPlace(reader.country);
  const sentences = ways.map((way, index) => {
    const { label, inSentence } = LOCAL_WAY_LABELS[way.kind];
    const isFirstWithNeed = ways.findIndex(({ needs }) => needs === way.needs) === index;
    const note = areAllKnown || !way.isKnowledge ? '' : ` (${fillWording(TEXTS.knowledge, { where })})`;
    const start = index === 0 ? label : `Or ${inSentence}`;
    return `${start}${describeWay(way, fields, reader, isFirstWithNeed)}${note}.`;
  });
  return areAllKnown ? [...sentences, fillWording(TEXTS.allKnowledge, { where })] : sentences;
}

function describeKinds(ways: readonly PrintableWay[], reader: Reader): string[] {
  const kinds = ways.map(({ kind }) => LOCAL_WAY_LABELS[kind].inSentence);
  return [
    fillWording(TEXTS.kinds, { kinds: joinList(kinds, 'or') }),
    fillWording(TEXTS.checkUnsure, { where: nameCheckingPlace(reader.country) }),
  ];
}

/** Returns where to check a fact that no page states: "at utdanning.no". */
function nameCheckingPlace(country: string): string {
  const site = findOfficialSite(country);
  return site === undefined ? TEXTS.withAdviser : fillWording(TEXTS.atSite, { address: shortenAddress(site.address) });
}

/** Returns the ways in as stages from where the reader stands, for a drawing; without those of unknown stages. */
export function drawLocalWays(code: string, reader: Reader): CareerRoute[] {
  const local = findWaysFor(code, reader);
  if (local === null) return [];
  const drawable = local.ways.filter(({ needs, paid }) => needs !== null && paid !== null);
  return drawable.slice(0, MAX_DRAWN_WAYS).map((way) => {
    const { label } = LOCAL_WAY_LABELS[way.kind];
    return {
      name: label,
      stations: [
        ...listFirstStations(way, reader),
        { title: nameStation(way, local.fields, label), months: way.months?.[1] ?? null, paid: way.paid === true },
      ],
      isLong: isTooLong(way, reader),
      text: `${label}${describeWay(way, local.fields, reader, true)}.`,
    };
  });
}

function nameStation(way: PrintableWay, fields: readonly string[], label: string): string {
  return way.name ?? way.via ?? `${label}${nameWay(way, fields)}`;
}

function listFirstStations(way: PrintableWay, reader: Reader): CareerRoute['stations'] {
  const { needs } = way;
  if (needs === 'experience' || needs === 'licence')
    return [{ title: LOCAL_STATIONS[needs], months: null, paid: true }];
  if (needs === 'bachelor') {
    return hasDegree(reader) ? [] : [{ title: LOCAL_STATIONS.bachelor, months: null, paid: false }];
  }
  const certificate = findNeededCertificate(way, reader);
  return certificate === null ? [] : [{ title: certificate, months: null, paid: false }];
}

/** Returns sentences on the licence or registration of an occupation; empty if there is nothing to name. */
export function describeLicence(code: string, country: string): string[] {
  const licence = findLicence(country, code);
  if (licence === null) return [];
  const { status, by, body, exam, places = [], quebec, from } = licence;
  const names = [body ?? '', exam === undefined ? '' : fillWording(LICENCE_TEXTS.exam, { exam })];
  const named = names.filter((name) => name !== '').join('; ');
  if (status === 'voluntary' && named === '') return [];
  const need = fillWording(LICENCE_SENTENCES[status][by], STATE_NAMES[country] ?? OTHER_STATE_NAMES);
  const known = from === 'knowledge' ? ` (${LICENCE_TEXTS.knowledge})` : '';
  return [
    `${need}${named === '' ? '' : `: ${named}`}${known}.`,
    places.length === 0 ? '' : fillWording(LICENCE_TEXTS.places, { places: joinList(places) }),
    quebec === undefined ? '' : fillWording(LICENCE_TEXTS.quebec, { order: quebec }),
  ].filter((text) => text !== '');
}

/** Returns sentences on what jobs check before they take somebody on. */
export const describeBars = (code: string, country: string): string[] =>
  (findLocalWays(country, code)?.bars ?? []).map((bar) => BAR_SENTENCES[bar]);

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
