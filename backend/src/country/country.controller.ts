import { COUNTRIES, type CountryReport } from '@bearings/contracts';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUserId } from '../auth/access/current-caller.decorator.js';
import { AccountService } from '../auth/accounts/account.service.js';
import { UserDto, userReply } from '../auth/auth.dto.js';
import { Access } from '../platform/http/access.decorator.js';
import { CountryChangeDto, CountryReportDto } from './country.dto.js';
import { countryReports } from '@bearings/report-composer';

@ApiTags('country')
@Controller()
export class CountryController {
  constructor(private readonly accounts: AccountService) {}

  @Get('/api/countries')
  @Access('anyone')
  @ApiOkResponse({ type: [String], description: 'The United Kingdom first.' })
  @ApiOperation({ summary: 'Lists the codes (ISO 3166-1) of the countries that can be chosen.' })
  countries(): string[] {
    return [...COUNTRIES];
  }

  @Get('/api/country-reports')
  @Access('anyone')
  @ApiOkResponse({ type: [CountryReportDto], description: 'The United Kingdom first.' })
  @ApiOperation({ summary: 'Lists what a report has and lacks in each country.' })
  countryReports(): readonly CountryReport[] {
    return countryReports();
  }

  @Put('/api/user/country')
  @Access('user')
  @ApiOkResponse({ type: UserDto })
  @ApiOperation({ summary: "Changes the account's country." })
  async updateCountry(
    @CurrentUserId() userId: string,
    @Body() body: CountryChangeDto,
  ): Promise<UserDto> {
    return userReply(await this.accounts.setCountry(userId, body.country));
  }
}
