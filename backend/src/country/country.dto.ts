import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { isCountry } from '../content/countries/countries.js';

/** A country that we have figures of, spelt as the API lists it. */
export const IsKnownCountry = (): PropertyDecorator =>
  ValidateBy(
    { name: 'isKnownCountry', validator: { validate: (value) => isCountry(value) } },
    { message: 'Please choose a country from the list.' },
  );

export class CountryChangeDto {
  @ApiProperty({ example: 'United Kingdom' })
  @IsKnownCountry()
  country: string;
}

/** What a report has and lacks in a country. */
export class CountryReportDto {
  @ApiProperty({ example: 'Germany' })
  country: string;

  @ApiProperty({ type: [String], description: 'Pay, ways in, outlook and job titles.' })
  says: string[];
}
