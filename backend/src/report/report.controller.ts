import { endpoints } from '@bearings/contracts';
import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Caller } from '../auth/caller.js';
import { CurrentCaller } from '../auth/current-caller.decorator.js';
import { Access } from '../platform/http/access.decorator.js';
import { UuidParam } from '../platform/http/uuid-param.js';
import {
  CountryQuery,
  GenerationStartedReply,
  ReportDetailReply,
  ReportListItemReply,
  ReportStatusReply,
} from './report.dto.js';
import { ReportReader } from './report.reader.js';
import { ReportService } from './report.service.js';

@ApiTags('report')
@Controller()
export class ReportController {
  constructor(
    private readonly reports: ReportService,
    private readonly reader: ReportReader,
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
  one(
    @CurrentCaller() caller: Caller,
    @UuidParam('assessmentId') id: string,
    @Query() { country }: CountryQuery,
  ): Promise<ReportDetailReply> {
    return this.reader.detail(caller, id, country);
  }

  @Get(endpoints.reportStatus.path)
  @Access('owner')
  @ApiOkResponse({ type: ReportStatusReply })
  status(
    @CurrentCaller() caller: Caller,
    @UuidParam('assessment') id: string,
  ): Promise<ReportStatusReply> {
    return this.reports.status(caller, id);
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
