import { type ReportDetail } from '@bearings/contracts';
import { Controller, Get, Headers, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { type Caller, CurrentCaller } from '../../auth/access/caller.js';
import {
  AcceptsReplacedToken,
  Access,
  Refuses,
  Replies,
  Reply,
  UuidParam,
} from '../../platform/http/route.decorators.js';
import { acceptsPackedJson, PACKED_JSON_HEADERS } from '../../platform/http/packed-json.js';
import {
  GenerationStartedReply,
  ReportDetailReply,
  ReportListItemReply,
  ReportQuery,
  ReportStatusReply,
} from '../report.dto.js';
import { ReportReader } from './report.reader.js';
import { ReportService } from '../report.service.js';

@ApiTags('report')
@Controller()
export class ReportController {
  constructor(
    private readonly service: ReportService,
    private readonly reader: ReportReader,
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
    @Reply() reply: FastifyReply,
  ): Promise<ReportDetail | Buffer> {
    if (!acceptsPackedJson(encodings)) return this.reader.detail(caller, id, query);
    const packedReport = await this.reader.packedDetail(caller, id, query);
    void reply.headers(PACKED_JSON_HEADERS);
    return packedReport;
  }

  @Get('/api/reports/status/:assessment')
  @Access('owner')
  @AcceptsReplacedToken(true)
  @Replies(ReportStatusReply, 'Returns how far a report is.')
  reportStatus(@CurrentCaller() caller: Caller, @UuidParam('assessment') id: string) {
    return this.service.status(caller, id);
  }

  @Post('/api/assessments/:assessment/generate-report')
  @Access('owner')
  @Replies(GenerationStartedReply, 'Requests a paid report again.', { status: 202 })
  @Refuses({ 409: ['payment_required'] })
  generateReport(@CurrentCaller() caller: Caller, @UuidParam('assessment') id: string) {
    return this.service.generate(caller, id);
  }
}
