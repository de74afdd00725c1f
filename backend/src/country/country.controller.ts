import { COUNTRY_LIST, getCountryCode } from '@bearings/domain';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUserId } from '../auth/access/caller.js';
import { AccountService } from '../auth/accounts/account.service.js';
import { UserDto, toUserReply } from '../auth/auth.dto.js';
import { Access, Replies } from '../platform/http/route.decorators.js';
import { CountryChangeDto, CountryReportDto } from './country.dto.js';
import { listCountryReports } from '@bearings/report-composer';

@ApiTags('country')
@Controller()
export class CountryController {
  constructor(private readonly accounts: AccountService) {}

  @Get('/api/countries')
  @Access('anyone')
  @Replies([String], 'Lists the names of the countries that can be chosen.', {
    description: 'The United Kingdom first.',
  })
  countries() {
    return [...COUNTRY_LIST];
  }

  @Get('/api/country-reports')
  @Access('anyone')
  @Replies([CountryReportDto], 'Lists what a report has and lacks in each country.', {
    description: 'The United Kingdom first.',
  })
  countryReports() {
    return listCountryReports();
  }

  @Put('/api/user/country')
  @Access('user')
  @Replies(UserDto, "Changes the account's country.")
  async updateCountry(@CurrentUserId() userId: string, @Body() { country }: CountryChangeDto) {
    return toUserReply(await this.accounts.setCountry(userId, getCountryCode(country)));
  }
}
