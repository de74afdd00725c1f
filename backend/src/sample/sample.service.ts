import type { MatchingTables } from '@bearings/career-matching';
import type { CareerRow, ReportCareers, ReportDetail } from '@bearings/contracts';
import { COUNTRIES } from '@bearings/domain';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PdfCompiler } from '../pdf/pdf-compiler.js';
import {
  makeSample,
  renderHtml,
  renderText,
  createReportPdfData,
  type SampleInput,
  composeSampleCareer,
  listSampleCareers,
  composeSampleDetail,
  composeSampleView,
} from '@bearings/report-composer';
import { NotFoundError } from '../platform/http/app-error.js';
import { CompressedBody } from '../platform/http/compressed-body.js';
import { MATCHING_TABLES } from '../report/generation/matching-tables.provider.js';

/** Caches one form of the report for each country. A failure is not cached; the next call retries. */
const createCountryCache = <Form extends object>(compose: (country: string) => Promise<Form>) =>
  new LRUCache<string, Form>({ max: COUNTRIES.length, fetchMethod: compose });

/** Composes the sample report of an invented person, which nobody can change and no table stores. */
@Injectable()
export class SampleService {
  private sample: Promise<SampleInput> | undefined;
  private readonly details = createCountryCache(async (country) =>
    CompressedBody.ofJson(composeSampleDetail(await this.getSample(), country)),
  );
  private readonly tablesOfCareers = createCountryCache(async (country) =>
    CompressedBody.ofJson(listSampleCareers(this.tables, await this.getSample(), country)),
  );
  private readonly views = createCountryCache(async (country) => composeSampleView(await this.getSample(), country));

  constructor(
    @Inject(MATCHING_TABLES) private readonly tables: MatchingTables,
    private readonly compiler: PdfCompiler,
  ) {}

  detail(country: string): Promise<CompressedBody<ReportDetail>> {
    return this.details.forceFetch(country);
  }

  careers(country: string): Promise<CompressedBody<ReportCareers>> {
    return this.tablesOfCareers.forceFetch(country);
  }

  /**
   * Returns the data of an occupation in the form of the sample report's careers, for comparison. Throws a 404 for an
   * unknown occupation.
   */
  async career(code: string, country: string): Promise<CareerRow> {
    const row = composeSampleCareer(this.tables, await this.getSample(), code, country);
    if (!row) throw new NotFoundError();
    return row;
  }

  async html(country: string): Promise<string> {
    return renderHtml(await this.views.forceFetch(country));
  }

  async text(country: string): Promise<string> {
    return renderText(await this.views.forceFetch(country));
  }

  /** Returns the sample report as a PDF. Throws a 503 if it cannot be generated. */
  async pdf(country: string): Promise<Buffer> {
    return this.compiler.compile('report', createReportPdfData(await this.views.forceFetch(country)));
  }

  private getSample(): Promise<SampleInput> {
    return (this.sample ??= makeSample(this.tables));
  }
}
