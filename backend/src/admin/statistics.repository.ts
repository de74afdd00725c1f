import {
  type AdminRange,
  type AdminStatistics,
  type LeavingStep,
  QUESTION_COUNT,
  type SalesDay,
} from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DAYS_OF_RANGE, LEAVING_OF_RANGE, SALES_OF_RANGE } from './admin.statements.js';

/** The figures of a range of days. Each reads one index, never a table whole. */
@Injectable()
export class StatisticsRepository {
  constructor(private readonly database: DataSource) {}

  /** Every day of the range, oldest first. Days are UTC's. */
  days({ from, to }: AdminRange): Promise<SalesDay[]> {
    return DAYS_OF_RANGE.list(this.database, [from, to]);
  }

  /** The payments of the range, and how many of them were refunded in full or disputed since. */
  async sales({ from, to }: AdminRange): Promise<AdminStatistics['sales']> {
    const row = await SALES_OF_RANGE.find(this.database, [from, to]);
    return row ?? { payments: 0, refunded: 0, disputed: 0 };
  }

  /** Where people stopped: drafts that rest for an hour, and the counts of those that were deleted. */
  leaving({ from, to }: AdminRange): Promise<LeavingStep[]> {
    return LEAVING_OF_RANGE.list(this.database, [from, to, QUESTION_COUNT]);
  }
}
