import { type Circumstances, type SampleFormat } from '@bearings/contracts';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { parseCircumstances } from '../assessment/circumstances.js';
import { isCountry } from '../content/countries/countries.js';
import { occupationByCode } from '@bearings/career-data';
import { Access } from '../platform/http/access.decorator.js';
import { InvalidFieldError } from '../platform/http/app-error.js';
import { networkOf, Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';
import {
  SampleFileRequestDto,
  SamplePlanRequestDto,
  SamplePlanReply,
  SampleReportRequestDto,
  SampleReportReply,
} from './sample.dto.js';
import { SampleService } from './sample.service.js';

/** A whole class may share one network. Each call takes up to a tenth of a second of the processor. */
const FROM_NETWORK: ThrottleRule = {
  name: 'sample-report',
  points: 600,
  seconds: 60 * 60,
  message: 'The sample was changed very often from here. Please try again in an hour.',
};

const TYPES: Record<SampleFormat, string> = {
  pdf: 'application/pdf',
  text: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
};

/** The sample report of an invented person, for what a visitor of the sample page chose there. */
@ApiTags('sample')
@Controller()
export class SampleController {
  constructor(
    private readonly samples: SampleService,
    private readonly throttle: Throttle,
  ) {}

  @Post('/api/sample-report')
  @Access('anyone')
  @HttpCode(200)
  @ApiOkResponse({ type: SampleReportReply })
  @ApiOperation({ summary: "Returns an invented person's report." })
  async sampleReport(
    @Req() request: FastifyRequest,
    @Body() body: SampleReportRequestDto,
  ): Promise<SampleReportReply> {
    const circumstances = parsed(body.circumstances);
    const former = parsed(body.former);
    await this.take(request, body.country);
    return this.samples.report(circumstances, former, body.country);
  }

  @Post('/api/sample-report/plan')
  @Access('anyone')
  @HttpCode(200)
  @ApiOkResponse({ type: SamplePlanReply })
  @ApiOperation({ summary: "Returns the steps of an invented person's plan." })
  async samplePlan(
    @Req() request: FastifyRequest,
    @Body() body: SamplePlanRequestDto,
  ): Promise<SamplePlanReply> {
    const circumstances = parsed(body.circumstances);
    if (body.careers.some((code) => occupationByCode(code) === undefined)) {
      throw new InvalidFieldError('careers', 'One of these is not one of our occupations.');
    }
    await this.take(request, body.country);
    return this.samples.plan(circumstances, body.country, body.careers);
  }

  @Post('/api/sample-report/file')
  @Access('anyone')
  @HttpCode(200)
  @ApiProduces(...Object.values(TYPES))
  @ApiOkResponse({ type: String })
  @ApiOperation({ summary: "Returns an invented person's report as a file." })
  async sampleFile(
    @Req() request: FastifyRequest,
    @Body() { circumstances, country, format }: SampleFileRequestDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const stated = parsed(circumstances);
    await this.take(request, country);
    await reply
      .type(TYPES[format])
      .header('content-disposition', 'attachment')
      .send(await this.samples.file(stated, country, format));
  }

  private async take(request: FastifyRequest, country: string): Promise<void> {
    if (!isCountry(country)) {
      throw new InvalidFieldError('country', 'Please choose a country from the list.');
    }
    await this.throttle.take(FROM_NETWORK, networkOf(request.ip));
  }
}

function parsed(input: unknown): Circumstances {
  const result = parseCircumstances(input);
  if (!result.ok) throw new InvalidFieldError(result.field, result.message);
  return result.value;
}
