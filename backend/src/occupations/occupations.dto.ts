import { MAX_OCCUPATION_QUERY_LENGTH } from '@bearings/contracts';
import { DEAL_BREAKERS, type DealBreakerId, TASK_NUMBERS, type TaskNumber } from '@bearings/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IsSearch, MayBeAbsent } from '../platform/http/person-fields.js';
import { Described } from '../platform/http/api-types.js';

export class OccupationSearchDto {
  @ApiPropertyOptional({ maxLength: MAX_OCCUPATION_QUERY_LENGTH, example: 'nurse' })
  @MayBeAbsent()
  @IsSearch(`A search is one text of at most ${MAX_OCCUPATION_QUERY_LENGTH} characters.`, MAX_OCCUPATION_QUERY_LENGTH)
  query?: string;

  @Described('`all`: also common jobs outside our occupations, which are never recommended.', {
    required: false,
    enum: ['all'],
  })
  @MayBeAbsent()
  @IsIn(['all'], { message: 'There is no such scope.' })
  scope?: 'all';

  @Described('`any-word`: finds the nearest titles, which have any word of the search.', {
    required: false,
    enum: ['any-word'],
  })
  @MayBeAbsent()
  @IsIn(['any-word'], { message: 'There is no such kind of match.' })
  match?: 'any-word';
}

export class OccupationMatchReply {
  @Described('O*NET-SOC code, or the code of a common job, such as `x:taxi`.', { example: '29-1141.00' }) code: string;
  @ApiProperty() title: string;
  @Described('Other job titles that matched the search.', { type: [String] }) matchedTitles: string[];

  @Described('Deal-breakers that are a regular part of the work.', {
    enum: DEAL_BREAKERS.map(({ id }) => id),
    isArray: true,
  })
  dealBreakers: DealBreakerId[];
}

export class JobTaskReply {
  @ApiProperty({ type: Number, enum: TASK_NUMBERS }) number: TaskNumber;
  @ApiProperty() text: string;
}
