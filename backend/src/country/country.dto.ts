import { COUNTRY_LIST, isCountry } from '@bearings/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, ValidateBy } from 'class-validator';
import { Described } from '../platform/http/api-types.js';

const UNKNOWN_COUNTRY = { message: 'Please choose a country from the list.' };

/** Accepts the code of a country for which we have pay figures. */
export const IsKnownCountry = (): PropertyDecorator =>
  ValidateBy({ name: 'isKnownCountry', validator: { validate: (value) => isCountry(value) } }, UNKNOWN_COUNTRY);

export class CountryChangeDto {
  @Described('A name from `GET /api/countries`.', { example: 'United Kingdom' })
  @IsIn(COUNTRY_LIST, UNKNOWN_COUNTRY)
  country: string;
}

/** The facts that a report contains for a country. */
export class CountryReportDto {
  @ApiProperty({ example: 'DE' }) countryCode: string;
  @Described('Summary of the pay figures and ways in, in one line.') line: string;
  @Described('Sentences on pay, ways in, outlook and job titles.', { type: [String] })
  says: string[];
}
