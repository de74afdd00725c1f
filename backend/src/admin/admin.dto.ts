import {
  ADMIN_LISTS,
  type AdminListName,
  type AdminListQuery,
  type AdminOverview,
  type AdminRange,
  type AdminStatistics,
  type FunnelDay,
  type LeavingStep,
  LIMITS,
  type SalesDay,
} from '@bearings/contracts';
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

const SEARCH = 'Please search with fewer letters.';
const CHOICE = 'The list cannot be filtered or sorted in that way.';
const DAY = 'Please give a day such as 2026-06-12.';
const PAGE = 'There is no such page.';
const LAST_PAGE = 1_000_000;

/** Accepts a day of the calendar, written YYYY-MM-DD, that PostgreSQL has too. */
const IsDay = (): PropertyDecorator =>
  applyDecorators(
    Matches(/^[12]\d{3}-\d\d-\d\d$/, { message: DAY }),
    IsISO8601({ strict: true }, { message: DAY }),
  );

export class AdminRangeDto implements Partial<AdminRange> {
  @ApiPropertyOptional({ format: 'date', description: 'First day, UTC.' })
  @IsOptional()
  @IsDay()
  from?: string;

  @ApiPropertyOptional({ format: 'date', description: 'Last day, UTC.' })
  @IsOptional()
  @IsDay()
  to?: string;
}

export class AdminListDto extends AdminRangeDto implements AdminListQuery {
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

  @ApiPropertyOptional({ minimum: 1, default: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: PAGE })
  @Min(1, { message: PAGE })
  @Max(LAST_PAGE, { message: PAGE })
  page?: number;
}

const LIST_NAMES: readonly string[] = Object.keys(ADMIN_LISTS);

export class AdminExportDto extends AdminListDto {
  @ApiProperty({ enum: LIST_NAMES })
  @IsIn(LIST_NAMES, { message: 'There is no such list.' })
  list: AdminListName;
}

class FunnelDayReply implements FunnelDay {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty()
  started: number;

  @ApiProperty()
  completed: number;

  @ApiProperty()
  paid: number;

  @ApiProperty()
  ready: number;
}

class QueueReply {
  @ApiProperty({ enum: ['bull', 'in-process'] })
  kind: 'bull' | 'in-process';

  @ApiProperty({ type: Number, nullable: true })
  waiting: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Seconds.' })
  oldestSeconds: number | null;
}

export class AdminOverviewReply implements AdminOverview {
  @ApiProperty()
  started: number;

  @ApiProperty()
  completed: number;

  @ApiProperty()
  paid: number;

  @ApiProperty()
  ready: number;

  @ApiProperty({ description: 'Pence.' })
  revenue: number;

  @ApiProperty()
  stuckReports: number;

  @ApiProperty()
  failingReports: number;

  @ApiProperty()
  queue: QueueReply;

  @ApiProperty()
  waitingMails: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastWebhookAt: string | null;

  @ApiProperty({ type: [FunnelDayReply] })
  days: FunnelDayReply[];
}

class SalesDayReply extends FunnelDayReply implements SalesDay {
  @ApiProperty({ description: 'Pence paid on that day, less what was refunded of it since.' })
  revenue: number;
}

class SalesReply {
  @ApiProperty()
  payments: number;

  @ApiProperty()
  refunded: number;

  @ApiProperty()
  disputed: number;
}

class LeavingStepReply implements LeavingStep {
  @ApiProperty()
  answered: number;

  @ApiProperty()
  people: number;
}

export class AdminStatisticsReply implements AdminStatistics {
  @ApiProperty({ format: 'date' })
  from: string;

  @ApiProperty({ format: 'date' })
  to: string;

  @ApiProperty({ type: [SalesDayReply] })
  days: SalesDayReply[];

  @ApiProperty()
  sales: SalesReply;

  @ApiProperty({ type: [LeavingStepReply] })
  leaving: LeavingStepReply[];
}
