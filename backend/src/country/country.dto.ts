import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';

export class CountryChangeDto {
  @ApiProperty({ example: 'United Kingdom' })
  @IsString({ message: 'Please choose a country from the list.' })
  country: string;
}

/** What a report has and lacks in a country. */
export class CountryReportDto {
  @ApiProperty({ example: 'Germany' })
  country: string;

  @ApiProperty({ type: [String], description: 'Pay, ways in, outlook and job titles.' })
  says: string[];
}
