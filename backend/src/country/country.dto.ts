import { isCountry } from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';

/** The code of a country that we have figures of. */
export const IsKnownCountry = (): PropertyDecorator =>
  ValidateBy(
    { name: 'isKnownCountry', validator: { validate: (value) => isCountry(value) } },
    { message: 'Please choose a country from the list.' },
  );

export class CountryChangeDto {
  @ApiProperty({ example: 'GB' }) @IsKnownCountry() country: string;
}

/** Which facts a report has in a country. */
export class CountryReportDto {
  @ApiProperty({ example: 'DE' }) country: string;
  @ApiProperty({ description: 'Pay and ways in, in one line.' }) line: string;

  @ApiProperty({ type: [String], description: 'Pay, ways in, outlook and job titles.' })
  says: string[];
}
