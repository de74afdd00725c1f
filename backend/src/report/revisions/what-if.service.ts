import type { Circumstances, LeftCareer, WhatIf } from '@bearings/contracts';
import { workFieldOf } from '@bearings/contracts';
import { BuiltInWriter, ownRows, type ReportFacts } from '@bearings/report-composer';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../auth/access/caller.js';
import { FactsLoader } from '../generation/facts-loader.js';
import { ReportReader } from '../reading/report.reader.js';

/** Works out what other circumstances would make of the careers of a report. Stores nothing. */
@Injectable()
export class WhatIfService {
  private readonly writer = new BuiltInWriter();

  constructor(
    private readonly reader: ReportReader,
    private readonly loader: FactsLoader,
  ) {}

  /** Returns the careers as a revision for these circumstances would have them. Throws a 404. */
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

/** Returns the careers that are no longer among those of a report, and what left them out. */
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
