// Decides what nobody starts a career without and a reader does not have from their own jobs.
import { type EnteredCareer, findLicenceByLaw, findMove, lacksLicence } from '@bearings/career-matching';
import { findRoute, type LicenceRow, type Route } from '@bearings/career-data';
import { UK } from '@bearings/domain';
import type { Reader } from './reader.js';

type RouteCheck = NonNullable<Route['asksFor']>[number];
type RegisterBody = NonNullable<Route['register']>[number]['body'];

/** What a reader lacks for a career. A registration and checks are known only in the United Kingdom. */
export interface LackedNeeds {
  licence: LicenceRow | null;
  register: RegisterBody | null;
  checks: readonly RouteCheck[];
}

const NOTHING: LackedNeeds = { licence: null, register: null, checks: [] };

/** Cards that several licences name and that are the same for each job. */
const SHARED_CARDS: readonly string[] = ['White Card'];

/** Returns what the law and employers ask for before a career, without what a present or former job has asked for too. */
export function findLackedNeeds(career: EnteredCareer, reader: Reader): LackedNeeds {
  const { code } = career;
  const { country, done } = reader;
  if (done.includes(code)) return NOTHING;
  const isLicensed = findMove(career, reader) !== null || done.some((job) => !lacksLicence(code, job, country));
  const route = country === UK ? findRoute(code) : null;
  if (route === null) {
    const licence = isLicensed ? null : findLicenceByLaw(country, code, reader.place?.code ?? null);
    return { ...NOTHING, licence: licence === null ? null : withoutHeldCards(licence, reader) };
  }
  const law = (route.register ?? []).find(({ required }) => required === 'law');
  const passed = new Set(done.flatMap((job) => findRoute(job)?.asksFor ?? []));
  return {
    licence: null,
    register: law === undefined || isLicensed ? null : law.body,
    checks: (route.asksFor ?? []).filter((check) => !passed.has(check)),
  };
}

/** Returns a licence without the cards that a job of the reader needs too; null if nothing else is left of it. */
function withoutHeldCards(licence: LicenceRow, { country, done }: Reader): LicenceRow | null {
  const heldTexts = done.map((job) => findLicenceByLaw(country, job)).map((held) => `${held?.body} ${held?.exam}`);
  const cards = SHARED_CARDS.filter((card) => heldTexts.some((text) => text.includes(card)));
  const listLeft = (names: string): string =>
    names
      .split('; ')
      .filter((name) => !cards.some((card) => name.startsWith(card)))
      .join('; ');
  const { body = '', exam = '' } = licence;
  const left = { ...licence, body: listLeft(body), exam: listLeft(exam) };
  return cards.length > 0 && left.body === '' && left.exam === '' ? null : left;
}
