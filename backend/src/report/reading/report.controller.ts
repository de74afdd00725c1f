import { type ReportDetail } from '@bearings/contracts';
import { Body, Controller, Get, Headers, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { parseCircumstances } from '../../assessment/circumstances.js';
import { type Caller } from '../../auth/access/caller.js';
import { CurrentCaller } from '../../auth/access/current-caller.decorator.js';
import { AcceptsReplacedToken } from '../../auth/access/replaced-token.decorator.js';
import { Access } from '../../platform/http/access.decorator.js';
import { Refuses } from '../../platform/http/refuses.decorator.js';
import { Replies } from '../../platform/http/replies.decorator.js';
import { InvalidFieldError } from '../../platform/http/app-error.js';
import { UuidParam } from '../../platform/http/uuid-param.js';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import {
  GenerationStartedReply,
  ReportDetailReply,
  ReportListItemReply,
  ReportQuery,
  ReportStatusReply,
  RevisionRequestDto,
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
    private readonly service: ReportService,
    private readonly reader: ReportReader,
    private readonly revisions: RevisionService,
    private readonly throttle: Throttle,
  ) {}

  @Get('/api/reports')
  @Access('user')
  @Replies([ReportListItemReply], "Lists the account's reports that are ready.")
  reports(@CurrentCaller() caller: Caller) {
    return this.reader.list(caller);
  }

  @Get('/api/reports/assessment/:assessmentId')
  @Access('owner')
  @Replies(ReportDetailReply, 'Returns a report.')
  @Refuses({ 409: ['payment_required'] })
  async report(
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

  @Get('/api/reports/status/:assessment')
  @Access('owner')
  @AcceptsReplacedToken(true)
  @Replies(ReportStatusReply, 'Returns how far a report is.')
  reportStatus(@CurrentCaller() caller: Caller, @UuidParam('assessment') id: string) {
    return this.service.status(caller, id);
  }

  @Put('/api/reports/:id/circumstances')
  @Access('owner')
  @Replies(
    RevisionRequestedReply,
    'Makes a free revision of a paid report from other circumstances.',
    { status: 202 },
  )
  @Refuses({ 409: ['payment_required'] })
  async reviseReport(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Body() body: RevisionRequestDto,
  ) {
    const parsed = parseCircumstances(body.circumstances);
    if (!parsed.ok) throw new InvalidFieldError(parsed.field, parsed.message);
    await this.throttle.take(CHANGES, caller.sessionId ?? id);
    return this.revisions.request(caller, id, parsed.value);
  }

  @Post('/api/assessments/:assessment/generate-report')
  @Access('owner')
  @Replies(GenerationStartedReply, 'Requests a paid report again.', { status: 202 })
  @Refuses({ 409: ['payment_required'] })
  generateReport(@CurrentCaller() caller: Caller, @UuidParam('assessment') id: string) {
    return this.service.generate(caller, id);
  }
}
