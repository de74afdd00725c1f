import { endpoints, type ReportDetail } from '@bearings/contracts';
import { Body, Controller, Get, Headers, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { parseCircumstances } from '../../assessment/circumstances.js';
import { type Caller } from '../../auth/access/caller.js';
import { CurrentCaller } from '../../auth/access/current-caller.decorator.js';
import { AcceptsReplacedToken } from '../../auth/access/replaced-token.decorator.js';
import { Access } from '../../platform/http/access.decorator.js';
import { InvalidFieldError } from '../../platform/http/app-error.js';
import { UuidParam } from '../../platform/http/uuid-param.js';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import {
  GenerationStartedReply,
  ReportDetailReply,
  ReportListItemReply,
  ReportQuery,
  ReportStatusReply,
  RevisionDto,
  RevisionRequestedReply,
} from '../report.dto.js';
import { ReportReader } from './report.reader.js';
import { ReportService } from '../report.service.js';
import { RevisionService } from '../revisions/revision.service.js';

/** Valid ones, for each session. How many revisions are made of a report is limited apart from this. */
const CHANGES: ThrottleRule = {
  name: 'circumstances',
  points: 60,
  seconds: 60 * 60,
  message: 'You changed this too often. Please try again in an hour.',
};

const PACKED = {
  'content-type': 'application/json; charset=utf-8',
  'content-encoding': 'gzip',
  vary: 'accept-encoding',
};

@ApiTags('report')
@Controller()
export class ReportController {
  constructor(
    private readonly reports: ReportService,
    private readonly reader: ReportReader,
    private readonly revisions: RevisionService,
    private readonly throttle: Throttle,
  ) {}

  @Get(endpoints.reports.path)
  @Access('user')
  @ApiOkResponse({ type: [ReportListItemReply] })
  list(@CurrentCaller() caller: Caller): Promise<ReportListItemReply[]> {
    return this.reader.list(caller);
  }

  @Get(endpoints.report.path)
  @Access('owner')
  @ApiOkResponse({ type: ReportDetailReply })
  async one(
    @CurrentCaller() caller: Caller,
    @UuidParam('assessmentId') id: string,
    @Query() query: ReportQuery,
    @Headers('accept-encoding') encodings: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportDetail | Buffer> {
    if (!/\bgzip\b/.test(encodings ?? '')) return this.reader.detail(caller, id, query);
    const packed = await this.reader.packedDetail(caller, id, query);
    void reply.headers(PACKED);
    return packed;
  }

  @Get(endpoints.reportStatus.path)
  @Access('owner')
  @AcceptsReplacedToken(true)
  @ApiOkResponse({ type: ReportStatusReply })
  status(
    @CurrentCaller() caller: Caller,
    @UuidParam('assessment') id: string,
  ): Promise<ReportStatusReply> {
    return this.reports.status(caller, id);
  }

  @Put(endpoints.reviseReport.path)
  @Access('owner')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: RevisionRequestedReply })
  async revise(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Body() body: RevisionDto,
  ): Promise<RevisionRequestedReply> {
    const parsed = parseCircumstances(body.circumstances);
    if (!parsed.ok) throw new InvalidFieldError(parsed.field, parsed.message);
    await this.throttle.take(CHANGES, caller.sessionId ?? id);
    return this.revisions.request(caller, id, parsed.value);
  }

  @Post(endpoints.generateReport.path)
  @Access('owner')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: GenerationStartedReply })
  generate(
    @CurrentCaller() caller: Caller,
    @UuidParam('assessment') id: string,
  ): Promise<GenerationStartedReply> {
    return this.reports.generate(caller, id);
  }
}
