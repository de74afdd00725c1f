import { endpoints, type ReportDetail } from '@bearings/contracts';
import { Body, Controller, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { parseCircumstances } from '../../assessment/circumstances.js';
import { type Caller } from '../../auth/access/caller.js';
import { CurrentCaller } from '../../auth/access/current-caller.decorator.js';
import { FindsCaller } from '../../auth/access/finds-caller.decorator.js';
import { AcceptsReplacedToken } from '../../auth/access/replaced-token.decorator.js';
import { RouteAccess } from '../../auth/access/route-access.js';
import { Access } from '../../platform/http/access.decorator.js';
import { InvalidFieldError } from '../../platform/http/app-error.js';
import { type CallReply, type CallRequest } from '../../platform/http/early-calls.js';
import { lateUuid, UuidParam } from '../../platform/http/uuid-param.js';
import { parseQuery } from '../../platform/http/validation.js';
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
import { ReportBytes } from './report-bytes.js';
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
    private readonly access: RouteAccess,
    private readonly bytes: ReportBytes,
  ) {}

  @Get(endpoints.reports.path)
  @Access('user')
  @ApiOkResponse({ type: [ReportListItemReply] })
  list(@CurrentCaller() caller: Caller): Promise<ReportListItemReply[]> {
    return this.reader.list(caller);
  }

  @Get(endpoints.report.path)
  @Access('owner')
  @FindsCaller(true)
  @ApiQuery({ type: ReportQuery })
  @ApiParam({ name: 'assessmentId', type: String })
  @ApiOkResponse({ type: ReportDetailReply })
  async one(
    @Req() request: CallRequest,
    @Res({ passthrough: true }) reply: CallReply,
  ): Promise<ReportDetail | Buffer> {
    const id = lateUuid(request, 'assessmentId');
    const key = this.access.keyOf(request);
    const found = key && (await this.reports.findVersion(key, id));
    const caller = await this.access.admit(found?.session ?? null, request, reply);
    const query = parseQuery(ReportQuery, request.query);
    if (!found?.version || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
      return this.reader.detail(caller, id, query);
    }
    const { key: version, assessmentId } = found.version;
    const asked = JSON.stringify([version, query.country, query.revision]);
    const bytes =
      this.bytes.find(asked) ??
      (await this.bytes.keep(asked, assessmentId, await this.reader.detail(caller, id, query)));
    void reply.headers(PACKED);
    return bytes;
  }

  @Get(endpoints.reportStatus.path)
  @Access('owner')
  @AcceptsReplacedToken(true)
  @FindsCaller(true)
  @ApiParam({ name: 'assessment', type: String })
  @ApiOkResponse({ type: ReportStatusReply })
  async status(
    @Req() request: CallRequest,
    @Res({ passthrough: true }) reply: CallReply,
  ): Promise<ReportStatusReply> {
    const id = lateUuid(request, 'assessment');
    const key = this.access.keyOf(request);
    const found = key && (await this.reports.findStatus(key, id));
    const caller = await this.access.admit(found?.session ?? null, request, reply);
    return found?.status ?? this.reports.status(caller, id);
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
