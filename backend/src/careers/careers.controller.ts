import { DEFAULT_COUNTRY } from '@bearings/contracts';
import { careerGuide, careerLibrary, careerTrends } from '@bearings/report-composer';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Access } from '../platform/http/access.decorator.js';
import { NotFoundError } from '../platform/http/app-error.js';
import { Replies } from '../platform/http/replies.decorator.js';
import { CountryQuery } from '../report/report.dto.js';
import { CareerGuideReply, CareerLibraryReply, CareerTrendsReply } from './careers.dto.js';

/** The replies are the same for all callers until the next release. */
const CACHE = 'public, max-age=3600';

/** The public library of careers. */
@ApiTags('careers')
@Controller()
export class CareersController {
  @Get('/api/careers')
  @Access('anyone')
  @Replies(CareerLibraryReply, 'Lists the careers of the library with the pay of a country.')
  careers(
    @Query() { country = DEFAULT_COUNTRY }: CountryQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.header('cache-control', CACHE);
    return careerLibrary(country);
  }

  @Get('/api/career-trends')
  @Access('anyone')
  @Replies(CareerTrendsReply, 'Returns projected growth and openings by field of work.')
  careerTrends(@Res({ passthrough: true }) reply: FastifyReply) {
    void reply.header('cache-control', CACHE);
    return careerTrends();
  }

  @Get('/api/careers/:slug')
  @Access('anyone')
  @Replies(CareerGuideReply, 'Returns what the library has on a career.')
  career(
    @Param('slug') slug: string,
    @Query() { country = DEFAULT_COUNTRY }: CountryQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const guide = careerGuide(slug, country);
    if (guide === null) throw new NotFoundError();
    void reply.header('cache-control', CACHE);
    return guide;
  }
}
