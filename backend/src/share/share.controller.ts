import { Body, Controller, Delete, Get, Ip, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../auth/access/caller.js';
import { Access, Refuses, Replies, UuidParam } from '../platform/http/route.decorators.js';
import {
  NewShareCommentDto,
  ShareCommentAcceptedReply,
  ShareCommentsChangeDto,
  ShareCreatedReply,
  SharedReportReply,
  ShareRequestDto,
  SharesReply,
} from './share.dto.js';
import { ShareService } from './share.service.js';

@ApiTags('share')
@Controller()
export class ShareController {
  constructor(private readonly service: ShareService) {}

  @Get('/api/reports/:id/shares')
  @Access('owner')
  @Replies(SharesReply, 'Lists the links that share a report.')
  @Refuses({ 409: ['payment_required'] })
  shares(@CurrentCaller() caller: Caller, @UuidParam('id') id: string) {
    return this.service.list(caller, id);
  }

  @Post('/api/reports/:id/shares')
  @Access('owner')
  @Replies(ShareCreatedReply, 'Creates a link that shares a report.', { status: 201 })
  @Refuses({ 409: ['payment_required', 'refused'] })
  createShare(@CurrentCaller() caller: Caller, @UuidParam('id') id: string, @Body() body: ShareRequestDto) {
    return this.service.create(caller, id, body);
  }

  @Delete('/api/reports/:id/shares/:share')
  @Access('owner')
  @Replies(null, 'Ends a link; ending it again changes nothing.', { status: 204 })
  @Refuses({ 409: ['payment_required'] })
  endShare(@CurrentCaller() caller: Caller, @UuidParam('id') id: string, @UuidParam('share') share: string) {
    return this.service.end(caller, id, share);
  }

  @Patch('/api/reports/:id/share-comments')
  @Access('owner')
  @Replies(null, 'Marks comments as seen, or removes them.', { status: 204 })
  @Refuses({ 409: ['payment_required'] })
  changeShareComments(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Body() body: ShareCommentsChangeDto,
  ) {
    return this.service.changeComments(caller, id, body);
  }

  @Get('/api/shared/:token')
  @Access('anyone')
  @Replies(SharedReportReply, 'Returns a shared report; the token is the access.')
  sharedReport(@Param('token') token: string, @Ip() address: string) {
    return this.service.read(token, address);
  }

  @Post('/api/shared/:token/comments')
  @Access('anyone')
  @Replies(ShareCommentAcceptedReply, 'Leaves a comment on a shared report.', { status: 202 })
  @Refuses({ 409: ['refused'] })
  async addShareComment(
    @Param('token') token: string,
    @Ip() address: string,
    @Body() body: NewShareCommentDto,
  ): Promise<ShareCommentAcceptedReply> {
    await this.service.comment(token, address, body);
    return { status: 'accepted' };
  }
}
