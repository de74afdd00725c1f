import {
  DIRECTIONS,
  type Direction,
  EXPERIENCE_LIMITS,
  JOB_YEARS,
  type JobYears,
  type PastimeId,
  PASTIMES,
  PAY_PERIODS,
  type PayPeriod,
  TASK_NUMBERS,
  type TaskNumber,
  WANTED_CHANGES,
  type WantedChange,
} from '@bearings/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Described } from '../platform/http/api-types.js';
import { listIds } from './parse-choices.js';

const TASKS = { type: Number, enum: TASK_NUMBERS, isArray: true } as const;

class PastJobDto {
  @Described('O*NET-SOC code, or the code of a common job, such as `x:taxi`.', { example: '25-2031.00' })
  occupation: string;

  @ApiPropertyOptional({ enum: listIds(JOB_YEARS) }) years?: JobYears;
  @Described('Whether the person does the job now.') isCurrent: boolean;
  @Described('Numbers of the tasks that the person wants to do more.', TASKS) moreTasks: TaskNumber[];
  @Described('Numbers of the tasks that the person wants to do less.', { ...TASKS, example: [2] })
  lessTasks: TaskNumber[];
}

class PayNowDto {
  @Described('Before tax, in hundredths of the currency of the country.', { type: 'integer', example: 30_000_00 })
  hundredths: number;

  @ApiProperty({ enum: PAY_PERIODS }) period: PayPeriod;
}

/** What a person has done and what should change; the field is parsed as a part of the circumstances. */
export class ExperienceDto {
  @Described('The present ones first.', { required: false, type: [PastJobDto], maxItems: EXPERIENCE_LIMITS.jobs })
  jobs?: PastJobDto[];

  @Described('O*NET-SOC code of the occupation that an apprenticeship taught.', {
    required: false,
    example: '47-2111.00',
  })
  apprenticeship?: string;

  @ApiPropertyOptional({ enum: listIds(PASTIMES), isArray: true, maxItems: EXPERIENCE_LIMITS.pastimes })
  pastimes?: PastimeId[];

  @ApiPropertyOptional({ enum: listIds(DIRECTIONS) }) direction?: Direction;

  @ApiPropertyOptional({ enum: listIds(WANTED_CHANGES), isArray: true, maxItems: EXPERIENCE_LIMITS.changes })
  changes?: WantedChange[];

  @ApiPropertyOptional({ type: PayNowDto }) payNow?: PayNowDto;
}
