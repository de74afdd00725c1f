import { endpoints } from '@bearings/contracts';
import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { CurrentUserId } from '../auth/access/current-caller.decorator.js';
import { Access } from '../platform/http/access.decorator.js';
import {
  LeaveQueryDto,
  NewsletterConfirmationDto,
  NewsletterConfirmedDto,
  NewsletterLeftDto,
  SubscriptionDto,
  SubscriptionRequestedDto,
} from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('newsletter')
@Controller()
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post(endpoints.subscribeToNewsletter.path)
  @Access('anyone')
  @HttpCode(202)
  @ApiAcceptedResponse({
    type: SubscriptionRequestedDto,
    description: 'The same whether or not the address is on the list.',
  })
  async subscribe(
    @Req() request: FastifyRequest,
    @Body() { email }: SubscriptionDto,
  ): Promise<SubscriptionRequestedDto> {
    await this.newsletter.subscribe(email, request.ip);
    return { status: 'accepted' };
  }

  @Post(endpoints.confirmNewsletter.path)
  @Access('anyone')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterConfirmedDto })
  async confirm(@Body() { token }: NewsletterConfirmationDto): Promise<NewsletterConfirmedDto> {
    await this.newsletter.confirm(token);
    return { status: 'confirmed' };
  }

  @Post(endpoints.leaveNewsletter.path)
  @Access('anyone')
  @HttpCode(200)
  @ApiOkResponse({
    type: NewsletterLeftDto,
    description: 'The same whether or not the address was on the list. A body is not read.',
  })
  async leave(@Query() { key }: LeaveQueryDto): Promise<NewsletterLeftDto> {
    await this.newsletter.leave(key);
    return { status: 'left' };
  }

  @Get(endpoints.exportNewsletter.path)
  @Access('admin')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'Confirmed addresses as CSV.' })
  async export(
    @CurrentUserId() adminId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="newsletter.csv"');
    return this.newsletter.exportCsv(adminId);
  }
}
