import { ADMIN_LISTS, type AdminListName, LIMITS } from '@bearings/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Described, NULLABLE_TIME } from '../platform/http/api-types.js';

const SEARCH = 'Please search with fewer letters.';
const CHOICE = 'The list cannot be filtered or sorted in that way.';
const DAY = 'Please give a day such as 2026-06-12.';
const PAGE = 'There is no such page.';
const LAST_PAGE = 1_000_000;

/** Accepts a valid calendar day in the form YYYY-MM-DD that PostgreSQL can store. */
const IsDay = (): PropertyDecorator =>
  applyDecorators(
    Matches(/^[12]\d{3}-\d\d-\d\d$/, { message: DAY }),
    IsISO8601({ strict: true }, { message: DAY }),
  );

/** A range of days in UTC, including both ends. */
export class AdminRangeDto {
  @Described('First day, UTC.', { required: false, format: 'date' })
  @IsOptional()
  @IsDay()
  from?: string;

  @Described('Last day, UTC.', { required: false, format: 'date' })
  @IsOptional()
  @IsDay()
  to?: string;
}

/** Query of a list. All fields are optional. */
export class AdminListQueryDto extends AdminRangeDto {
  @Described('Part of an email or a name, or a whole id.', { required: false })
  @IsOptional()
  @IsString({ message: SEARCH })
  @MaxLength(LIMITS.email, { message: SEARCH })
  search?: string;

  @Described("One of the list's filters.", { required: false })
  @IsOptional()
  @IsString({ message: CHOICE })
  filter?: string;

  @Described("One of the list's sorts, - in front for descending.", { required: false })
  @IsOptional()
  @IsString({ message: CHOICE })
  sort?: string;

  @Described('From 1; behind the last one a page is empty.', {
    required: false,
    minimum: 1,
    default: 1,
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: PAGE })
  @Min(1, { message: PAGE })
  @Max(LAST_PAGE, { message: PAGE })
  page?: number;
}

const LIST_NAMES: readonly string[] = Object.keys(ADMIN_LISTS);

export class AdminExportDto extends AdminListQueryDto {
  @ApiProperty({ enum: LIST_NAMES })
  @IsIn(LIST_NAMES, { message: 'There is no such list.' })
  list: AdminListName;
}

/** The funnel's counts for one day in UTC. */
class FunnelDayReply {
  @Described('YYYY-MM-DD.', { format: 'date' }) date: string;
  @ApiProperty() started: number;
  @ApiProperty() completed: number;
  @ApiProperty() paid: number;
  @ApiProperty() ready: number;
}

class QueueReply {
  @ApiProperty({ enum: ['bull', 'in-process'] }) kind: 'bull' | 'in-process';
  @ApiProperty({ type: Number, nullable: true }) waiting: number | null;
  @Described('Seconds.', { type: Number, nullable: true }) oldestSeconds: number | null;
}

/** Counts for the administrator's first screen. */
export class AdminOverviewReply {
  @ApiProperty() started: number;
  @ApiProperty() completed: number;
  @ApiProperty() paid: number;
  @ApiProperty() ready: number;
  @Described('Pence.') revenue: number;

  @Described('Reports in error, or requested more than five minutes ago and not finished.')
  stuckReports: number;

  @Described(
    'Of these, the ones that were tried without success; the others wait. Missing in older replies.',
  )
  failingReports: number;

  @ApiProperty() queue: QueueReply;
  @Described('Emails in the outbox.') waitingMails: number;

  @Described('ISO 8601; null when the provider has never called.', NULLABLE_TIME)
  lastWebhookAt: string | null;

  @Described(
    'Addresses in reports that have not been opened yet; `npm run links -w libs/report-composer` checks them.',
    { type: [String] },
  )
  unconfirmedLinks: string[];

  @Described(
    'How many pay figures a person still has to confirm; `npm run open -w libs/career-data` lists them.',
  )
  openPayRows: number;

  @Described('The last 30 days, oldest first, without gaps.', { type: [FunnelDayReply] })
  days: FunnelDayReply[];
}

class SalesDayReply extends FunnelDayReply {
  @Described('Pence paid on that day, less what was refunded of it since.') revenue: number;
}

class SalesReply {
  @ApiProperty() payments: number;
  @ApiProperty() refunded: number;
  @ApiProperty() disputed: number;
}

/** The number of people who left the assessment after a given number of answers. */
class LeavingStepReply {
  @Described('Statements answered, from 0.') answered: number;
  @ApiProperty() people: number;
}

export class AdminStatisticsReply {
  @Described('YYYY-MM-DD.', { format: 'date' }) from: string;
  @Described('YYYY-MM-DD.', { format: 'date' }) to: string;

  @Described('Every day of the range, oldest first.', { type: [SalesDayReply] })
  days: SalesDayReply[];

  @Described('Of the payments of the range.') sales: SalesReply;

  @Described(
    'Assessments begun in the range and not completed, without those that were worked on in the last hour. Every number of answers, from none to all.',
    { type: [LeavingStepReply] },
  )
  leaving: LeavingStepReply[];
}
