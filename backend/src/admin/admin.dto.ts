import { ADMIN_LISTS, type AdminListName, INPUT_LIMITS } from '@bearings/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsISO8601, IsOptional, Matches, Max, Min } from 'class-validator';
import { IsExactText, IsSearch } from '../platform/http/person-fields.js';
import { Described, NULLABLE_TIME } from '../platform/http/api-types.js';
import { MODEL_STATES, type ModelState } from '../report/generation/evaluation/model-state.js';
import { WORK_KINDS, type WorkKind } from '../platform/work/work-kinds.js';

const INVALID_SEARCH = 'Please search with fewer letters.';
const INVALID_FILTER_OR_SORT = 'The list cannot be filtered or sorted in that way.';
const INVALID_DAY = 'Please give a day such as 2026-06-12.';
const INVALID_PAGE = 'There is no such page.';
/** Maximum length of the name of a filter or sort. */
const MAX_NAME_LENGTH = 40;
const MAX_PAGE = 1_000_000;

/** Accepts a valid calendar day in the form YYYY-MM-DD that PostgreSQL can store. */
const IsDay = (): PropertyDecorator =>
  applyDecorators(
    Matches(/^[12]\d{3}-\d\d-\d\d$/, { message: INVALID_DAY }),
    IsISO8601({ strict: true }, { message: INVALID_DAY }),
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
  @Described('Part of an email or a name, or a complete id.', { required: false })
  @IsOptional()
  @IsSearch(INVALID_SEARCH, INPUT_LIMITS.email)
  search?: string;

  @Described("One of the list's filters.", { required: false })
  @IsOptional()
  @IsExactText(INVALID_FILTER_OR_SORT, MAX_NAME_LENGTH)
  filter?: string;

  @Described("One of the list's sorts, - in front for descending.", { required: false })
  @IsOptional()
  @IsExactText(INVALID_FILTER_OR_SORT, MAX_NAME_LENGTH)
  sort?: string;

  @Described('Page number from 1; a page after the last one is empty.', {
    required: false,
    minimum: 1,
    default: 1,
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: INVALID_PAGE })
  @Min(1, { message: INVALID_PAGE })
  @Max(MAX_PAGE, { message: INVALID_PAGE })
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
  @Described('Jobs that wait in Redis; null if Redis does not answer.', { type: Number, nullable: true })
  waiting: number | null;
}

class WorkReply {
  @ApiProperty({ enum: WORK_KINDS }) kind: WorkKind;
  @Described('Due and never tried.') waiting: number;
  @ApiProperty() running: number;
  @Described('Tried without success, and to be tried again soon.') retrying: number;
  @Described('Failed often. Also tried again, at long intervals.') failed: number;
  @Described('Seconds since the oldest of it that has not failed often was first due; 0 if there is none.')
  oldestSeconds: number;
}

class ModelRateReply {
  @ApiProperty() right: number;
  @ApiProperty() of: number;
  @Described('Lower limit of the 95% interval, from 0 to 1.') low: number;
  @Described('Upper limit of the 95% interval, from 0 to 1.') high: number;
  @Described('The lower limit from which a model may edit reports.') needed: number;
}

/** The last evaluation of a language model. */
class ModelEvaluationReply {
  @Described('ISO 8601 time at which it was made.', { format: 'date-time' }) madeAt: string;
  @Described('False rewrites that were refused.') refused: ModelRateReply;
  @Described('True rewrites that were kept.') kept: ModelRateReply;
}

/** The language model that is configured. */
class ConfiguredModelReply {
  @Described('Host and path of the server.') server: string;
  @ApiProperty() writer: string;
  @ApiProperty() judge: string;
  @Described('Whether it edits reports, and why not.', { enum: MODEL_STATES }) state: ModelState;
  @Described('Its evaluation; null if there is none yet.', { type: ModelEvaluationReply, nullable: true })
  evaluation: ModelEvaluationReply | null;
}

/** Counts for the administrator's first screen. */
export class AdminOverviewReply {
  @ApiProperty() started: number;
  @ApiProperty() completed: number;
  @ApiProperty() paid: number;
  @ApiProperty() ready: number;
  @Described('Amount in pence.') revenue: number;

  @Described('Reports in error, or requested more than five minutes ago and not finished.')
  stuckReports: number;

  @Described('Number of the stuck reports that have failed at least once; the others have not been attempted.')
  failingReports: number;

  @Described('The release that answers.') release: string;
  @Described('The process that answers, among the APIs.') instance: string;

  @ApiProperty() queue: QueueReply;
  @Described('Background work that is due, by kind.', { type: [WorkReply] }) work: WorkReply[];

  @Described("Time of the provider's last webhook call; null if there has been none.", NULLABLE_TIME)
  lastWebhookAt: string | null;

  @Described(
    'Addresses in reports that have not been opened yet; `npm run links -w libs/report-composer` checks them.',
    { type: [String] },
  )
  unconfirmedLinks: string[];

  @Described(
    'Number of pay figures that a person has not yet confirmed; `npm run open -w libs/career-data` lists them.',
  )
  openPayRows: number;

  @Described('The language model that is configured; null if there is none.', {
    type: ConfiguredModelReply,
    nullable: true,
  })
  model: ConfiguredModelReply | null;

  @Described('The last 30 days, oldest first, without gaps.', { type: [FunnelDayReply] })
  days: FunnelDayReply[];
}

class SalesDayReply extends FunnelDayReply {
  @Described('Pence paid on that day, minus later refunds of these payments.') revenue: number;
}

class SalesReply {
  @ApiProperty() payments: number;
  @ApiProperty() refunded: number;
  @ApiProperty() disputed: number;
}

/** The number of people who left the assessment after a given number of answers. */
class LeavingStepReply {
  @Described('Number of statements answered, from 0.') answered: number;
  @ApiProperty() people: number;
}

export class AdminStatisticsReply {
  @Described('YYYY-MM-DD.', { format: 'date' }) from: string;
  @Described('YYYY-MM-DD.', { format: 'date' }) to: string;

  @Described('Every day of the range, oldest first.', { type: [SalesDayReply] })
  days: SalesDayReply[];

  @Described('Counts of the payments in the range.') sales: SalesReply;

  @Described(
    'Incomplete assessments that were started in the range, without those changed within the last hour, for each number of answers.',
    { type: [LeavingStepReply] },
  )
  leaving: LeavingStepReply[];
}
