import { type CountryChange, type CountryReport } from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';

export class CountryChangeDto implements CountryChange {
  @ApiProperty({ example: 'United Kingdom' })
  @IsString({ message: 'Please choose a country from the list.' })
  country: string;
}

export class CountryReportDto implements CountryReport {
  @ApiProperty({ example: 'Germany' })
  country: string;

  @ApiProperty({ type: [String], description: 'Pay, ways in, outlook and job titles.' })
  says: string[];
}
