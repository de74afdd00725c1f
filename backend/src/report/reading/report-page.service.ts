import type { ReportCareers, ReportDetail, User } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Caller } from '../../auth/access/caller.js';
import { CONFIG, type Config } from '../../config/config.js';
import { SelectionsService } from '../selections/selections.service.js';
import { ReportSources } from './report-sources.service.js';
import { toDetail } from './report.reader.js';

/** What the file `REPORT_PAGE_FILE` exports: code of the front end, compiled by `tools/prerender`. */
interface ReportPageProgram {
  renderReportPage: (user: User, report: ReportDetail, careers: ReportCareers) => Promise<string>;
}

type LoadedProgram = ReportPageProgram & { digest: string };

/** Renders the opening of a report on the server, so that a browser can show it before it has loaded any script. */
@Injectable()
export class ReportPageService {
  private program: Promise<LoadedProgram> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sources: ReportSources,
    private readonly selections: SelectionsService,
  ) {}

  /**
   * Returns the HTML of the caller's report, or an empty text to leave it to the browser: for an address with the
   * report's own id, which the browser redirects, and if this process has no program with this digest, because the HTML
   * of another one would not fit the published scripts and styles. Throws a 404.
   * @param id the assessment's id
   * @param digest the digest of the program that the published page was built with
   */
  async render(caller: Caller, id: string, digest: string | undefined): Promise<string> {
    const report = await this.sources.forCaller(caller, id);
    const program = await this.findProgram(digest);
    if (!program || !caller.account || report.owner.id !== id) return '';
    return program.renderReportPage(caller.account, toDetail(report, {}), await this.selections.careers(report, {}));
  }

  private async findProgram(digest: string | undefined): Promise<LoadedProgram | null> {
    const { reportPageFile } = this.config;
    if (reportPageFile === null) return null;
    this.program ??= loadProgram(path.resolve(reportPageFile));
    const program = await this.program;
    return program.digest === digest ? program : null;
  }
}

async function loadProgram(file: string): Promise<LoadedProgram> {
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  const program: unknown = createRequire(import.meta.url)(file);
  if (!isReportPageProgram(program)) throw new Error(`REPORT_PAGE_FILE ${file} has no function renderReportPage.`);
  return { renderReportPage: program.renderReportPage, digest };
}

const isReportPageProgram = (value: unknown): value is ReportPageProgram =>
  typeof value === 'object' &&
  value !== null &&
  'renderReportPage' in value &&
  typeof value.renderReportPage === 'function';
