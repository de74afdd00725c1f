import { ADMIN_LISTS, type AdminListName, LIMITS } from '@bearings/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
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
import { NULLABLE_TIME } from '../platform/http/api-types.js';

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
  @ApiPropertyOptional({ format: 'date', description: 'First day, UTC.' })
  @IsOptional()
  @IsDay()
  from?: string;

  @ApiPropertyOptional({ format: 'date', description: 'Last day, UTC.' })
  @IsOptional()
  @IsDay()
  to?: string;
}

/** Query of a list. All fields are optional. */
export class AdminListQueryDto extends AdminRangeDto {
  @ApiPropertyOptional({ description: 'Part of an email or a name, or a whole id.' })
  @IsOptional()
  @IsString({ message: SEARCH })
  @MaxLength(LIMITS.email, { message: SEARCH })
  search?: string;

  @ApiPropertyOptional({ description: "One of the list's filters." })
  @IsOptional()
  @IsString({ message: CHOICE })
  filter?: string;

  @ApiPropertyOptional({ description: "One of the list's sorts, - in front for descending." })
  @IsOptional()
  @IsString({ message: CHOICE })
  sort?: string;

  @ApiPropertyOptional({
    description: 'From 1; behind the last one a page is empty.',
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
  @ApiProperty({ description: 'YYYY-MM-DD.', format: 'date' }) date: string;
  @ApiProperty() started: number;
  @ApiProperty() completed: number;
  @ApiProperty() paid: number;
  @ApiProperty() ready: number;
}

class QueueReply {
  @ApiProperty({ enum: ['bull', 'in-process'] }) kind: 'bull' | 'in-process';
  @ApiProperty({ type: Number, nullable: true }) waiting: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Seconds.' })
  oldestSeconds: number | null;
}

/** Counts for the administrator's first screen. */
export class AdminOverviewReply {
  @ApiProperty() started: number;
  @ApiProperty() completed: number;
  @ApiProperty() paid: number;
  @ApiProperty() ready: number;
  @ApiProperty({ description: 'Pence.' }) revenue: number;

  @ApiProperty({
    description: 'Reports in error, or requested more than five minutes ago and not finished.',
  })
  stuckReports: number;

  @ApiProperty({
    description:
      'Of these, the ones that were tried without success; the others wait. Missing in older replies.',
  })
  failingReports: number;

  @ApiProperty() queue: QueueReply;
  @ApiProperty({ description: 'Emails in the outbox.' }) waitingMails: number;

  @ApiProperty({
    description: 'ISO 8601; null when the provider has never called.',
    ...NULLABLE_TIME,
  })
  lastWebhookAt: string | null;

  @ApiProperty({
    description:
      'Addresses in reports that have not been opened yet; `npm run links -w libs/report-composer` checks them.',
    type: [String],
  })
  unconfirmedLinks: string[];

  @ApiProperty({
    description:
      'How many pay figures a person still has to confirm; `npm run open -w libs/career-data` lists them.',
  })
  openPayRows: number;

  @ApiProperty({
    description: 'The last 30 days, oldest first, without gaps.',
    type: [FunnelDayReply],
  })
  days: FunnelDayReply[];
}

class SalesDayReply extends FunnelDayReply {
  @ApiProperty({ description: 'Pence paid on that day, less what was refunded of it since.' })
  revenue: number;
}

class SalesReply {
  @ApiProperty() payments: number;
  @ApiProperty() refunded: number;
  @ApiProperty() disputed: number;
}

/** The number of people who left the assessment after a given number of answers. */
class LeavingStepReply {
  @ApiProperty({ description: 'Statements answered, from 0.' }) answered: number;
  @ApiProperty() people: number;
}

export class AdminStatisticsReply {
  @ApiProperty({ description: 'YYYY-MM-DD.', format: 'date' }) from: string;
  @ApiProperty({ description: 'YYYY-MM-DD.', format: 'date' }) to: string;

  @ApiProperty({ description: 'Every day of the range, oldest first.', type: [SalesDayReply] })
  days: SalesDayReply[];

  @ApiProperty({ description: 'Of the payments of the range.' }) sales: SalesReply;

  @ApiProperty({
    description:
      'Assessments begun in the range and not completed, without those that were worked on in the last hour. Every number of answers, from none to all.',
    type: [LeavingStepReply],
  })
  leaving: LeavingStepReply[];
}
