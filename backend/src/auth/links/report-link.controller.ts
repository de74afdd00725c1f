import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Access, Refuses, Replies, Reply } from '../../platform/http/route.decorators.js';
import { createNetworkRule, LimitPerNetwork } from '../../platform/throttle/throttle.js';
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

const NETWORK_THROTTLE = createNetworkRule(
  'report-links-network',
  3,
  'Too many links were asked for from your network.',
);

@ApiTags('auth')
@Controller()
export class ReportLinkController {
  constructor(
    private readonly links: PurchaseLinksService,
    private readonly sessions: RequestSessions,
  ) {}

  @Post('/api/auth/report-link/check')
  @Access('anyone')
  @Replies(ReportLinkDto, 'Returns what opening the link of a purchase email requires.', {
    description: 'The link stays unused.',
  })
  @Refuses({ 410: ['link_expired'] })
  async checkReportLink(@Reply() reply: FastifyReply, @Body() { token }: ReportLinkTokenDto) {
    const caller = await this.sessions.findCaller(reply);
    return this.links.check(caller, token);
  }

  @Post('/api/auth/report-link/open')
  @Access('anyone')
  @Replies(SignedInDto, 'Opens the link of a purchase email.')
  @Refuses({
    400: ['common_password', 'personal_password', 'weak_password'],
    403: ['factor_needed', 'factor_enrolment_needed'],
    409: ['password_needed', 'sign_in_needed'],
    410: ['link_expired'],
  })
  async openReport(@Reply() reply: FastifyReply, @Body() { token, password }: OpenReportDto) {
    const session = await this.sessions.load(reply);
    return this.sessions.finishSignIn(reply, await this.links.open(session, token, password));
  }

  @Post('/api/auth/report-link/renew')
  @Access('anyone')
  @LimitPerNetwork(NETWORK_THROTTLE)
  @Replies(MailRequestedDto, 'Mails a new link to a bought report.', {
    status: 202,
    description: 'The same whether or not there is such a report.',
  })
  async renewReportLink(@Body() { assessmentId }: ReportLinkRenewalDto): Promise<MailRequestedDto> {
    await this.links.renew(assessmentId);
    return { status: 'accepted' };
  }
}
