import type { Circumstances, LeftCareer, WhatIf } from '@bearings/contracts';
import { workFieldOf } from '@bearings/contracts';
import { BuiltInWriter, ownRows, type ReportFacts } from '@bearings/report-composer';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../auth/access/caller.js';
import { FactsLoader } from '../generation/facts-loader.js';
import { ReportReader } from '../reading/report.reader.js';

/** Computes the careers of a report for other circumstances. Stores nothing. */
@Injectable()
export class WhatIfService {
  private readonly writer = new BuiltInWriter();

  constructor(
    private readonly reader: ReportReader,
    private readonly loader: FactsLoader,
  ) {}

  /** Returns the careers that a revision for these circumstances would have. Throws a 404. */
  async careers(
    caller: Caller,
    id: string,
    circumstances: Circumstances,
    country: string | undefined,
  ): Promise<WhatIf> {
    const source = await this.reader.sourceOf(caller, id, country === undefined ? {} : { country });
    const facts = this.loader.rematch(source.facts, circumstances);
    const prose = await this.writer.write(facts, () => undefined);
    return {
      ranked: facts.ranked,
      careers: ownRows({ ...source, facts, prose }, (code) => this.loader.chanceOf(code)),
      left: leftCareers(source.facts, facts),
    };
  }
}

/** Returns the careers that would no longer be in a report, and the reasons. */
function leftCareers(
  { careers: before }: ReportFacts,
  { careers, excluded, circumstances }: ReportFacts,
): LeftCareer[] {
  const stays = new Set(careers.map(({ code }) => code));
  const fields = circumstances?.fieldsLeftOut ?? [];
  return before
    .filter(({ code }) => !stays.has(code))
    .map(({ code, title }) => ({
      code,
      title,
      dealBreakers: [...(excluded.find((each) => each.code === code)?.dealBreakers ?? [])],
      isFieldLeftOut: fields.includes(workFieldOf(code).id),
    }));
}
