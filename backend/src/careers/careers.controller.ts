import { DEFAULT_COUNTRY } from '@bearings/domain';
import { findCareerGuide, getCareerLibrary, listCareerTrends } from '@bearings/report-composer';
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Replies } from '../platform/http/route.decorators.js';
import { NotFoundError } from '../platform/http/app-error.js';
import { CountryQuery } from '../report/report.dto.js';
import { CareerGuideReply, CareerLibraryReply, CareerTrendsReply } from './careers.dto.js';

/** Any cache may store the replies, because they are the same for all callers until the next release. */
const CACHE_CONTROL = 'public, max-age=3600';

/** The public library of careers. */
@ApiTags('careers')
@Controller()
export class CareersController {
  @Get('/api/careers')
  @Access('anyone')
  @Header('cache-control', CACHE_CONTROL)
  @Replies(CareerLibraryReply, 'Lists the careers of the library with the pay of a country.')
  careers(@Query() { country = DEFAULT_COUNTRY }: CountryQuery) {
    return getCareerLibrary(country);
  }

  @Get('/api/career-trends')
  @Access('anyone')
  @Header('cache-control', CACHE_CONTROL)
  @Replies(CareerTrendsReply, 'Returns projected growth and openings by field of work.')
  careerTrends() {
    return listCareerTrends();
  }

  @Get('/api/careers/:slug')
  @Access('anyone')
  @Header('cache-control', CACHE_CONTROL)
  @Replies(CareerGuideReply, 'Returns what the library has on a career.')
  career(@Param('slug') slug: string, @Query() { country = DEFAULT_COUNTRY }: CountryQuery) {
    const guide = findCareerGuide(slug, country);
    if (guide === null) throw new NotFoundError();
    return guide;
  }
}
