import { endpoints } from '@bearings/contracts';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Access } from '../../platform/http/access.decorator.js';
import {
  MailRequestedDto,
  OpenReportDto,
  ReportLinkDto,
  ReportLinkRenewalDto,
  ReportLinkTokenDto,
  SignedInDto,
} from '../auth.dto.js';
import { RequestSessions } from '../sessions/request-sessions.js';
import { PurchaseLinksService } from './purchase-links.service.js';

/** The links in purchase mails. */
@ApiTags('auth')
@Controller()
export class ReportLinkController {
  constructor(
    private readonly links: PurchaseLinksService,
    private readonly sessions: RequestSessions,
  ) {}

  @Post(endpoints.checkReportLink.path)
  @Access('anyone')
  @HttpCode(200)
  @ApiOkResponse({ type: ReportLinkDto, description: 'The link stays unused.' })
  async check(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { token }: ReportLinkTokenDto,
  ): Promise<ReportLinkDto> {
    const { caller } = await this.sessions.load(request, reply);
    return this.links.check(caller, token);
  }

  @Post(endpoints.openReport.path)
  @Access('anyone')
  @HttpCode(200)
  @ApiOkResponse({ type: SignedInDto })
  async open(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { token, password }: OpenReportDto,
  ): Promise<SignedInDto> {
    const session = await this.sessions.load(request, reply);
    return this.sessions.finishSignIn(reply, await this.links.open(session, token, password));
  }

  @Post(endpoints.renewReportLink.path)
  @Access('anyone')
  @HttpCode(202)
  @ApiAcceptedResponse({
    type: MailRequestedDto,
    description: 'The same whether or not there is such a report.',
  })
  async renew(
    @Req() request: FastifyRequest,
    @Body() { assessmentId }: ReportLinkRenewalDto,
  ): Promise<MailRequestedDto> {
    await this.links.renew(assessmentId, request.ip);
    return { status: 'accepted' };
  }
}
