import {
  type AdminListQuery,
  type AdminOverview,
  type FunnelDay,
  LIMITS,
} from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

const SEARCH = 'Please search with fewer letters.';
const CHOICE = 'The list cannot be filtered or sorted in that way.';
const PAGE = 'There is no such page.';
const LAST_PAGE = 1_000_000;

export class AdminListDto implements AdminListQuery {
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
