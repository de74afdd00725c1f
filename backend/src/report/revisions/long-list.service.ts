import type { Circumstances, LongList, RevisionRequested, SortedCareer } from '@bearings/contracts';
import { createLongListRows, type ReportFacts } from '@bearings/report-composer';
import { Injectable } from '@nestjs/common';
import { sortByCode } from '../../assessment/sorted-careers.js';
import type { Caller } from '../../auth/access/caller.js';
import { InvalidFieldError } from '../../platform/http/app-error.js';
import { FactsLoader } from '../generation/facts-loader.js';
import { chooseSource } from '../reading/report-source.js';
import { ReportSources } from '../reading/report-sources.service.js';
import { RevisionService } from './revision.service.js';

/** Lets the owner of a paid report sort its best 25 careers, the long list. */
@Injectable()
export class LongListService {
  constructor(
    private readonly sources: ReportSources,
    private readonly loader: FactsLoader,
    private readonly revisions: RevisionService,
  ) {}

  /** Returns the careers to sort, and how the owner sorted them. Throws a 404. */
  async list(caller: Caller, id: string): Promise<LongList> {
    const report = await this.sources.forCaller(caller, id);
    const { facts, country } = chooseSource(report, {});
    const codes = this.loader.listLongList(facts);
    const sorted = (report.circumstances?.sorted ?? []).filter(({ code }) => codes.includes(code));
    return { careers: createLongListRows(codes, facts, country), sorted };
  }

  /**
   * Stores how the owner sorted the long list, and requests a revision, unless nothing changed. Throws a 404, a 429, or a
   * 400 for a career that is not on the list.
   */
  sort(caller: Caller, id: string, sorted: readonly SortedCareer[]): Promise<RevisionRequested> {
    return this.revisions.revise(caller, id, (stored, latest) => this.withSorted(stored, latest, sorted));
  }

  /** Careers that were sorted when other circumstances put them on the list keep their answers. */
  private withSorted(
    stored: Circumstances | null,
    latest: ReportFacts,
    sorted: readonly SortedCareer[],
  ): Circumstances {
    const codes = this.loader.listLongList(latest);
    if (sorted.some(({ code }) => !codes.includes(code)))
      throw new InvalidFieldError('sorted', 'Your long list has changed. Please look at it once more.');
    const { sorted: before = [], ...others } = stored ?? { interests: {} };
    const all = sortByCode([...before.filter(({ code }) => !codes.includes(code)), ...sorted]);
    return all.length === 0 ? others : { ...others, sorted: all };
  }
}
