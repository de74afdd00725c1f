import { isCountry } from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { Described } from '../platform/http/api-types.js';

/** Accepts the code of a country for which we have pay figures. */
export const IsKnownCountry = (): PropertyDecorator =>
  ValidateBy(
    { name: 'isKnownCountry', validator: { validate: (value) => isCountry(value) } },
    { message: 'Please choose a country from the list.' },
  );

export class CountryChangeDto {
  @ApiProperty({ example: 'GB' }) @IsKnownCountry() country: string;
}

/** The facts that a report contains for a country. */
export class CountryReportDto {
  @ApiProperty({ example: 'DE' }) country: string;
  @Described('Summary of the pay figures and ways in, in one line.') line: string;
  @Described('Sentences on pay, ways in, outlook and job titles.', { type: [String] })
  says: string[];
}
