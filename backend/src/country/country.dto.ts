import { type CountryChange } from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';

export class CountryChangeDto implements CountryChange {
  @ApiProperty({ example: 'United Kingdom' })
  @IsString({ message: 'Please choose a country from the list.' })
  country: string;
}
