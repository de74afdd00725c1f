// Writes how a career compares with the reader's present job in what they want to change about their work.
import { type ChangeTopic, compareWithPresentJob, type JobComparison } from '@bearings/career-matching';
import { countryByCode } from '../content/countries/countries.js';
import type { Circumstances } from '@bearings/contracts';
import { capitalise, type WantedChange } from '@bearings/domain';
import { CHANGE_TEXTS, type ChangeCopy, HOME_SHARES, PAY_COMPARED } from '../content/report-copy/wanted-changes.js';
import { GROWTH_YEARS } from '../content/report-copy/career-table.js';
import type { Reader } from '../guidance/reader.js';
import { formatMoney, roundToHundreds } from '../pay/money.js';
import { fillWording } from '../text.js';

/** A fact of a career on what the reader wants to change. */
export interface ChangeFact extends Pick<JobComparison, 'change' | 'topic' | 'verdict' | 'gain'> {
  values: Readonly<Record<string, string>>;
}

/** What a comparison depends on beside the career. */
export interface ChangeContext {
  changes: readonly WantedChange[];
  reader: Pick<Reader, 'country' | 'jobNow'>;
  /** The reader's yearly pay in the currency of the country; null if it may not be said or is unknown. */
  payNow: number | null;
}

/** Returns what a career has of each change that the reader wants; nothing where the facts are missing or close. */
export function compareWithJob(code: string, { changes, reader, payNow }: ChangeContext): ChangeFact[] {
  const { country, jobNow } = reader;
  return compareWithPresentJob(code, { changes, job: jobNow?.code ?? null, country, payNow }).map((found) => ({
    ...found,
    values: toValues(found, country, payNow !== null),
  }));
}

/** Returns the variables of the texts on a topic. */
function toValues(
  { topic, here, own, oldYear }: JobComparison,
  country: string,
  isOwnPay: boolean,
): ChangeFact['values'] {
  if (topic === 'hours') return { here: String(here), own: String(own) };
  if (topic === 'outlook') return { here: String(here), year: String(GROWTH_YEARS.to) };
  if (topic === 'place') {
    return { here: nameHomeShare(here), Here: capitalise(nameHomeShare(here)), own: nameHomeShare(own) };
  }
  if (topic !== 'pay') return {};
  const money = (amount: number): string =>
    formatMoney(roundToHundreds(amount), countryByCode(country)?.currency ?? '');
  const whose = isOwnPay ? PAY_COMPARED.own : PAY_COMPARED.job;
  const figure = oldYear === null ? money(here) : `${money(here)} (${oldYear})`;
  return { here: figure, own: money(own), whose, Whose: capitalise(whose) };
}

function nameHomeShare(share: number): string {
  const percent = Math.round(share * 20) * 5;
  return percent === 0 ? HOME_SHARES.few : fillWording(HOME_SHARES.some, { percent: String(percent) });
}

/** The wanted changes that a career's reason and doubt state, as sentences. */
export interface ChangeCase {
  better: readonly string[];
  /** Each fact with what to ask, for a change that the career does not bring. */
  worse: readonly { fact: string; check: string; topic: ChangeTopic }[];
}

/** A change is a reason for this many careers of a list at most, and a doubt about this many. */
const MAX_CAREERS_WITH_SAME_CHANGE = 2;
const MAX_CAREERS_WITH_SAME_DOUBT = 3;

/** Returns whether the reader asks to work from home. Who rules out a desk wants another place than that. */
export const asksAboutHome = (circumstances: Circumstances | null): boolean =>
  circumstances?.conditions?.includes('fromHome') === true ||
  (circumstances?.experience?.changes?.includes('place') === true && !circumstances.dealBreakers?.includes('desk'));

/** Returns the changes that the reader wants and that careers are compared in: of the place, only that they can work from home. */
export const listComparedChanges = (circumstances: Circumstances | null): WantedChange[] =>
  (circumstances?.experience?.changes ?? []).filter((change) => change !== 'place' || asksAboutHome(circumstances));

/**
 * Returns for each career what the reader's wanted changes say for and against it. What is worse than now is a doubt about
 * the first three; what is better is a reason for two careers at most, first of all for those whose other reason is weak.
 * The others are counted where the report compares all careers with the job now.
 * @param careers best first; `isWeak` is true if the career's other reason is an answer to a statement, or none
 */
export function composeChangeCases(
  careers: readonly { code: string; isWeak: boolean }[],
  context: ChangeContext,
): ReadonlyMap<string, ChangeCase> {
  const facts = careers.map(({ code, isWeak }) => ({ code, isWeak, facts: compareWithJob(code, context) }));
  const praised = new Map<string, ChangeFact[]>();
  for (const change of context.changes) {
    const chosen = facts
      .filter((each) => each.facts.some((fact) => fact.change === change && fact.verdict === 'better'))
      .toSorted((a, b) => Number(b.isWeak) - Number(a.isWeak))
      .slice(0, MAX_CAREERS_WITH_SAME_CHANGE);
    for (const { code, facts: own } of chosen) {
      const found = own.filter((fact) => fact.change === change);
      praised.set(code, [...(praised.get(code) ?? []), ...found]);
    }
  }
  const doubted = new Map<ChangeTopic, number>();
  const isDoubtFree = ({ topic }: ChangeFact): boolean => {
    const used = doubted.get(topic) ?? 0;
    doubted.set(topic, used + 1);
    return used < MAX_CAREERS_WITH_SAME_DOUBT;
  };
  const uses = new Map<readonly string[], number>();
  const next = (texts: readonly string[]): string => {
    const used = uses.get(texts) ?? 0;
    uses.set(texts, used + 1);
    return texts[used % texts.length] ?? '';
  };
  return new Map(
    facts.map(({ code, facts: own }): [string, ChangeCase] => [
      code,
      {
        better: (praised.get(code) ?? []).map(({ topic, values }) =>
          fillWording(next(listTexts(topic, 'better')), values),
        ),
        worse: own
          .filter(({ topic, verdict }) => verdict !== 'better' && listTexts(topic, verdict).length > 0)
          .filter(isDoubtFree)
          .map(({ topic, verdict, values }) => ({
            topic,
            fact: fillWording(next(listTexts(topic, verdict)), values),
            check: next(listTexts(topic, 'check')),
          })),
      },
    ]),
  );
}

function listTexts(topic: ChangeTopic, part: keyof ChangeCopy): readonly string[] {
  const texts: ChangeCopy = CHANGE_TEXTS[topic];
  return texts[part] ?? [];
}
