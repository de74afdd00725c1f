import type { Circumstances, LeftCareer, WhatIf } from '@bearings/contracts';
import { findWorkField } from '@bearings/domain';
import {
  BuiltInWriter,
  createOwnRows,
  findPayNow,
  listLacking,
  listSwitches,
  type ReportFacts,
} from '@bearings/report-composer';
import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { keepSorted } from '../../assessment/sorted-careers.js';
import type { Caller } from '../../auth/access/caller.js';
import { FactsLoader } from '../generation/facts-loader.js';
import { chooseSource } from '../reading/report-source.js';
import { ReportSources } from '../reading/report-sources.service.js';

/** Computes which careers a report would have for other circumstances, to show its owner the effect. Stores nothing. */
@Injectable()
export class WhatIfService {
  private readonly writer = new BuiltInWriter();

  constructor(
    private readonly sources: ReportSources,
    private readonly loader: FactsLoader,
  ) {}

  /** Returns the careers that a revision for these circumstances would have. Throws a 404. */
  async careers(
    caller: Caller,
    id: string,
    circumstances: Circumstances,
    country: string | undefined,
  ): Promise<WhatIf> {
    const report = await this.sources.forCaller(caller, id);
    const source = chooseSource(report, country === undefined ? {} : { country });
    const tried = keepSorted(source.facts.circumstances, circumstances);
    const facts = this.loader.matchCircumstances(source.facts, tried);
    const prose = await this.writer.write(facts, () => undefined);
    const codes = source.facts.careers.map(({ code }) => code);
    const stored = source.facts.circumstances ?? NO_CIRCUMSTANCES;
    const best = this.loader.listBestTen(source.facts, tried);
    const payNow = findPayNow(stored, source.country, source.homeCountry);
    return {
      switches: listSwitches(stored, tried, { codes, country: source.country, payNow }).map((each) => {
        const next = each.isKnown ? this.loader.listBestTen(source.facts, each.circumstances) : best;
        return { ...each, moves: countMoves(best, next), isIdle: isDeepStrictEqual(best, next) };
      }),
      ranked: facts.ranked,
      careers: createOwnRows({ ...source, facts, prose }, (code) => this.loader.chanceOf(code)),
      left: listRemovedCareers(source.facts, facts),
    };
  }
}

const NO_CIRCUMSTANCES: Circumstances = { interests: {} };

/** Returns how many careers of the first list the second lacks, or gives another place if it lacks none. */
function countMoves(before: readonly string[], after: readonly string[]): number {
  const gone = before.filter((code) => !after.includes(code)).length;
  return gone > 0 ? gone : before.filter((code, at) => after[at] !== code).length;
}

/** Returns the careers of the first facts that the second ones lack, with what is new against them. */
function listRemovedCareers(before: ReportFacts, after: ReportFacts): LeftCareer[] {
  const { careers, excluded, circumstances } = after;
  const stayingCodes = new Set(careers.map(({ code }) => code));
  const fields = circumstances?.fieldsLeftOut ?? [];
  return before.careers
    .filter(({ code }) => !stayingCodes.has(code))
    .map(({ code, title }) => {
      // What a career lacked already while it was on the list is no reason to leave it.
      const lackedBefore = listLacking(code, before);
      const lacked = listLacking(code, after);
      return {
        code,
        title,
        dealBreakers: [...(excluded.find((each) => each.code === code)?.dealBreakers ?? [])],
        isFieldLeftOut: fields.includes(findWorkField(code).id),
        conditions: lacked.conditions.filter((id) => !lackedBefore.conditions.includes(id)),
        isPaidLess: lacked.isPaidLess && !lackedBefore.isPaidLess,
      };
    });
}
