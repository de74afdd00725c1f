import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { pages } from '@bearings/contracts';
import { CurrentUserId } from '../auth/access/caller.js';
import { AcceptsBody, Access, NeedsProof, Refuses, Replies, Reply } from '../platform/http/route.decorators.js';
import { toAttachment } from '../platform/http/attachment.js';
import { buildPageUrlWithKey, SEE_OTHER_STATUS } from '../platform/http/page-with-key.js';
import { createNetworkRule, LimitPerNetwork } from '../platform/throttle/throttle.js';
import {
  LeaveQueryDto,
  MailingListCountDto,
  MailingListQueryDto,
  NewsletterConfirmationDto,
  NewsletterConfirmedDto,
  NewsletterLeftDto,
  SubscriptionDto,
} from './newsletter.dto.js';
import { MailRequestedDto } from '../auth/auth.dto.js';
import { NewsletterService } from './newsletter.service.js';

const NETWORK_THROTTLE = createNetworkRule('newsletter-network', 2, 'Too many addresses came from your network.');

@ApiTags('newsletter')
@Controller()
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post('/api/newsletter/subscribe')
  @Access('anyone')
  @LimitPerNetwork(NETWORK_THROTTLE)
  @Replies(MailRequestedDto, 'Mails a link to confirm a place on a list.', {
    status: 202,
    description: 'The same whether or not the address is on the list.',
  })
  async subscribeToNewsletter(@Body() { email, list }: SubscriptionDto): Promise<MailRequestedDto> {
    await this.newsletter.subscribe(email, list ?? 'newsletter');
    return { status: 'accepted' };
  }

  @Post('/api/newsletter/confirm')
  @Access('anyone')
  @Replies(NewsletterConfirmedDto, 'Confirms a place on a list.')
  @Refuses({ 410: ['link_expired'] })
  async confirmNewsletter(@Body() { token }: NewsletterConfirmationDto): Promise<NewsletterConfirmedDto> {
    await this.newsletter.confirm(token);
    return { status: 'confirmed' };
  }

  @Post('/api/newsletter/leave')
  @AcceptsBody(true)
  @Access('anyone')
  @Replies(NewsletterLeftDto, 'Ends a subscription; mail programs post here too (RFC 8058).', {
    description: 'The same whether or not the address was on the list. A body is not read.',
  })
  async leaveNewsletter(@Query() { key }: LeaveQueryDto): Promise<NewsletterLeftDto> {
    await this.newsletter.leave(key);
    return { status: 'left' };
  }

  @Get('/api/newsletter/leave')
  @Access('anyone')
  @ApiOperation({
    summary: 'Redirects who follows the address of a mail’s header to the page with the button.',
  })
  async showLeavePage(@Query('key') key: unknown, @Res() reply: FastifyReply): Promise<void> {
    await reply.redirect(buildPageUrlWithKey(pages.leaveNewsletter, key), SEE_OTHER_STATUS);
  }

  @Get('/api/admin/mailing-lists')
  @Access('admin')
  @Replies([MailingListCountDto], 'Counts the confirmed addresses of each list that has any.')
  adminMailingLists(): Promise<MailingListCountDto[]> {
    return this.newsletter.count();
  }

  @Get('/api/admin/newsletter.csv')
  @Access('admin')
  @NeedsProof(true)
  @ApiProduces('text/csv')
  @Replies(null, 'Returns the confirmed addresses of a list as a CSV file.', {
    schema: { type: 'string' },
    description: 'Confirmed addresses as CSV.',
  })
  @Refuses({ 403: ['proof_needed'] })
  async exportNewsletter(
    @CurrentUserId() adminId: string,
    @Query() { list = 'newsletter' }: MailingListQueryDto,
    @Reply() reply: FastifyReply,
  ) {
    void reply.type('text/csv; charset=utf-8').header('content-disposition', toAttachment(`${list}.csv`));
    return this.newsletter.exportCsv(adminId, list);
  }
}
