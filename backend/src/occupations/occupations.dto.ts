import { MAX_OCCUPATION_QUERY_LENGTH } from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { MayBeAbsent } from '../platform/http/person-fields.js';
import { Described } from '../platform/http/api-types.js';

export class OccupationSearchDto {
  @ApiPropertyOptional({ maxLength: MAX_OCCUPATION_QUERY_LENGTH, example: 'nurse' })
  @MayBeAbsent()
  @IsString({ message: 'The search must be one text.' })
  @MaxLength(MAX_OCCUPATION_QUERY_LENGTH, {
    message: `A search has at most ${MAX_OCCUPATION_QUERY_LENGTH} characters.`,
  })
  query?: string;
}

export class OccupationMatchReply {
  @Described('O*NET-SOC code.', { example: '29-1141.00' }) code: string;
  @ApiProperty() title: string;
  @Described('Other job titles that matched the search.', { type: [String] }) also: string[];
}
