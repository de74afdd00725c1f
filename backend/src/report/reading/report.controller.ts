import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../auth/access/caller.js';
import { AcceptsReplacedToken, Access, Refuses, Replies, UuidParam } from '../../platform/http/route.decorators.js';
import { CompressedBody } from '../../platform/http/compressed-body.js';
import {
  GenerationStartedReply,
  ReportDetailReply,
  ReportListItemReply,
  ReportPageQuery,
  ReportQuery,
  ReportStatusReply,
} from '../report.dto.js';
import { ReportPageService } from './report-page.service.js';
import { ReportReader } from './report.reader.js';
import { ReportService } from '../report.service.js';

@ApiTags('report')
@Controller()
export class ReportController {
  constructor(
    private readonly service: ReportService,
    private readonly reader: ReportReader,
    private readonly pages: ReportPageService,
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
  report(@CurrentCaller() caller: Caller, @UuidParam('assessmentId') id: string, @Query() query: ReportQuery) {
    return this.reader.compressedDetail(caller, id, query);
  }

  @Get('/api/reports/assessment/:assessmentId/page')
  @Access('owner')
  @ApiProduces('text/html')
  @Replies(String, "Returns the opening of a report as the HTML of the site's page; empty to leave it to the browser.")
  @Refuses({ 409: ['payment_required'] })
  async reportPage(
    @CurrentCaller() caller: Caller,
    @UuidParam('assessmentId') id: string,
    @Query() { program }: ReportPageQuery,
  ) {
    return CompressedBody.ofHtml(await this.pages.render(caller, id, program));
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
