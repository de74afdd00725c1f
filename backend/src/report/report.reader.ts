import { DEFAULT_COUNTRY, type ReportDetail, type ReportListItem } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { AccountService } from '../auth/account.service.js';
import type { Caller } from '../auth/caller.js';
import { isCountry } from '../content/countries/countries.js';
import { InvalidFieldError } from '../platform/http/app-error.js';
import { composeReport, type ReportView } from './compose-report.js';
import { ReportNotFoundError } from './report.errors.js';
import { type OwnedReport, ReportService } from './report.service.js';

/** Reports as their owner reads them: pay is put in at reading, for the reader's country. */
@Injectable()
export class ReportReader {
  constructor(
    private readonly reports: ReportService,
    private readonly accounts: AccountService,
  ) {}

  /** The caller's report, with the pay of `country` instead of their own where it is given. */
  async read(caller: Caller, id: string, country?: string): Promise<ReportView> {
    const owned = await this.reports.owned(caller, id);
    return view(owned, await this.countryFor(caller, country));
  }

  async detail(caller: Caller, id: string, country?: string): Promise<ReportDetail> {
    const owned = await this.reports.owned(caller, id);
    const { firstName: _, ...detail } = view(owned, await this.countryFor(caller, country));
    return { ...identity(owned), ...detail };
  }

  async list(caller: Caller): Promise<ReportListItem[]> {
    const country = await this.countryFor(caller);
    const reports = await this.reports.list(caller);
    return reports.map((owned) => {
      const { content, generatedAt } = view(owned, country);
      return { ...identity(owned), generatedAt, content };
    });
  }

  private async countryFor({ userId }: Caller, wanted?: string): Promise<string> {
    if (wanted !== undefined) {
      if (isCountry(wanted)) return wanted;
      throw new InvalidFieldError('country', 'Please choose a country from the list.');
    }
    return userId === null ? DEFAULT_COUNTRY : (await this.accounts.get(userId)).country;
  }
}

function identity({
  report,
}: OwnedReport): Pick<ReportDetail, 'id' | 'assessmentId' | 'createdAt'> {
  const { id, assessmentId, requestedAt } = report;
  return { id, assessmentId, createdAt: requestedAt.toISOString() };
}

function view({ assessment, report }: OwnedReport, country: string): ReportView {
  const { facts, prose, generatedAt, assessmentId } = report;
  if (!facts || !prose || !generatedAt) throw new ReportNotFoundError();
  const { firstName } = assessment;
  return composeReport({ facts, prose, firstName, country, generatedAt, assessmentId });
}
