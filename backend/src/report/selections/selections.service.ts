import {
  type CareerChange,
  type CareerChoice,
  type CareerRow,
  CHOICE_LIMITS,
  type ReportCareers,
} from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { occupationByCode } from '@bearings/career-data';
import { lockByName } from '../../platform/database/advisory-lock.js';
import { AppError, NotFoundError } from '../../platform/http/app-error.js';
import { FactsLoader } from '../generation/facts-loader.js';
import {
  applyChoices,
  createFurtherRows,
  createOwnRows,
  type ReportFacts,
  type ReportSource,
} from '@bearings/report-composer';
import type { FurtherMatching } from '@bearings/career-matching';
import {
  chooseSource,
  type OwnReportSource,
  type ReadableReport,
  type ReportAccess,
  type WantedReport,
} from '../reading/report-source.js';
import { SelectionsRepository } from './selections.repository.js';

const MAX_CACHED_MATCHINGS = 100;

/** Stores and returns a report owner's choices about careers, and returns the careers as data for the page. */
@Injectable()
export class SelectionsService {
  /** Matchings of careers that are not in a report, by the report's version, because each takes about 50 ms. */
  private readonly matched = new LRUCache<string, FurtherMatching, ReportFacts>({
    max: MAX_CACHED_MATCHINGS,
    memoMethod: (_key, _stale, { context: facts }) => this.loader.matchFurther(facts),
  });

  constructor(
    private readonly loader: FactsLoader,
    private readonly choices: SelectionsRepository,
    private readonly database: DataSource,
  ) {}

  /** Returns the careers of a report with the choices made for them. Throws a 404 for an unknown version. */
  async careers(report: ReadableReport, wanted: WantedReport): Promise<ReportCareers> {
    const source = chooseSource(report, wanted);
    const { facts, country, reportId } = source;
    const choices = await this.listChoices(reportId);
    const sharedFields = {
      methodVersion: facts.version,
      country,
      careers: createOwnRows(source, (code) => this.loader.chanceOf(code)),
      choices,
    };
    const furtherMatching = this.matchFurtherCached(source);
    const nextRows = createFurtherRows(furtherMatching.next, facts, country);
    const rows = new Set([...sharedFields.careers, ...nextRows].map(({ code }) => code));
    const otherRows = choices
      .filter(({ code }) => !rows.has(code))
      .flatMap(({ code }) => furtherMatching.careerOf(code) ?? [])
      .flatMap((career) => createFurtherRows([career], facts, country));
    return { ...sharedFields, ranked: facts.ranked, next: nextRows, others: otherRows };
  }

  /**
   * Returns the data of any occupation in the form of the report's own careers, so that the owner can compare them.
   * Throws a 404 for an unknown occupation or version.
   */
  async career(report: ReadableReport, code: string, wanted: WantedReport): Promise<CareerRow> {
    const source = chooseSource(report, wanted);
    const { facts, country } = source;
    if (occupationByCode(code) === undefined) throw new NotFoundError();
    const ownRow = createOwnRows(source, (each) => this.loader.chanceOf(each)).find((row) => row.code === code);
    if (ownRow) return ownRow;
    const furtherMatching = this.matchFurtherCached(source);
    const listedRows = createFurtherRows(furtherMatching.next, facts, country);
    const otherCareer = furtherMatching.careerOf(code);
    const row =
      listedRows.find((each) => each.code === code) ??
      (otherCareer ? createFurtherRows([otherCareer], facts, country)[0] : undefined);
    if (!row) throw new NotFoundError();
    return row;
  }

  /**
   * Stores a choice about a career, and returns all choices of the report. Throws a 404 for an unknown occupation, and a
   * 409 beyond the limits.
   */
  async change({ reportId }: ReportAccess, code: string, change: CareerChange): Promise<CareerChoice[]> {
    if (occupationByCode(code) === undefined) throw new NotFoundError();
    await this.database.transaction(async (manager) => {
      await lockByName(manager, `choices:${reportId}`);
      await this.choices.change(manager, reportId, code, change);
      const all = await this.choices.listByReport(reportId, manager);
      const keptCount = all.filter(({ choice }) => choice === 'keep').length;
      const addedCount = all.filter((each) => each.added).length;
      const isTooMany =
        (change.choice === 'keep' && keptCount > CHOICE_LIMITS.kept) ||
        (change.added === true && addedCount > CHOICE_LIMITS.added);
      if (isTooMany) throw new AppError(409, 'too_many_choices');
    });
    return this.listChoices(reportId);
  }

  /**
   * Returns the data for composing a file of the report, with the owner's choices of careers applied. If a career was
   * removed, the built-in writer rewrites the sections that mention careers.
   */
  async applyOwnChoices(source: OwnReportSource): Promise<ReportSource> {
    const choices = await this.listChoices(source.reportId);
    const isChanged = choices.some(({ choice, added }) => choice !== null || added);
    return isChanged ? applyChoices(source, choices, this.matchFurtherCached(source)) : source;
  }

  /** Returns the choices for a report in the order in which they were made. */
  async listChoices(reportId: string): Promise<CareerChoice[]> {
    const rows = await this.choices.listByReport(reportId);
    return rows.map(({ code, choice, added, note, chosenAt }) => ({
      code,
      choice,
      added,
      note,
      chosenAt: chosenAt?.toISOString() ?? null,
    }));
  }

  private matchFurtherCached({ assessmentId, generatedAt, facts }: ReportSource): FurtherMatching {
    return this.matched.memo(`${assessmentId} ${generatedAt.toISOString()}`, { context: facts });
  }
}
