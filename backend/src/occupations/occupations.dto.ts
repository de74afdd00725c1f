import { MAX_OCCUPATION_QUERY_LENGTH } from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsSearch, MayBeAbsent } from '../platform/http/person-fields.js';
import { Described } from '../platform/http/api-types.js';

export class OccupationSearchDto {
  @ApiPropertyOptional({ maxLength: MAX_OCCUPATION_QUERY_LENGTH, example: 'nurse' })
  @MayBeAbsent()
  @IsSearch(`A search is one text of at most ${MAX_OCCUPATION_QUERY_LENGTH} characters.`, MAX_OCCUPATION_QUERY_LENGTH)
  query?: string;
}

export class OccupationMatchReply {
  @Described('O*NET-SOC code.', { example: '29-1141.00' }) code: string;
  @ApiProperty() title: string;
  @Described('Other job titles that matched the search.', { type: [String] }) matchedTitles: string[];
}
