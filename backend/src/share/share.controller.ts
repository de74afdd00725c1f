import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Patch, Post } from '@nestjs/common';
import {
  ApiOperation,
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { type Caller } from '../auth/access/caller.js';
import { CurrentCaller } from '../auth/access/current-caller.decorator.js';
import { Access } from '../platform/http/access.decorator.js';
import { Refuses } from '../platform/http/refuses.decorator.js';
import { UuidParam } from '../platform/http/uuid-param.js';
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
  @ApiOkResponse({ type: SharesReply })
  @ApiOperation({ summary: 'Lists the links that share a report.' })
  @Refuses({ 409: ['payment_required'] })
  shares(@CurrentCaller() caller: Caller, @UuidParam('id') id: string): Promise<SharesReply> {
    return this.service.list(caller, id);
  }

  @Post('/api/reports/:id/shares')
  @Access('owner')
  @ApiCreatedResponse({ type: ShareCreatedReply })
  @ApiOperation({ summary: 'Creates a link that shares a report.' })
  @Refuses({ 409: ['payment_required', 'refused'] })
  createShare(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Body() body: ShareRequestDto,
  ): Promise<ShareCreatedReply> {
    return this.service.create(caller, id, body);
  }

  @Delete('/api/reports/:id/shares/:share')
  @Access('owner')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiOperation({ summary: 'Ends a link; ending it again changes nothing.' })
  @Refuses({ 409: ['payment_required'] })
  endShare(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @UuidParam('share') share: string,
  ): Promise<void> {
    return this.service.end(caller, id, share);
  }

  @Patch('/api/reports/:id/share-comments')
  @Access('owner')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiOperation({ summary: 'Marks comments as seen, or removes them.' })
  @Refuses({ 409: ['payment_required'] })
  changeShareComments(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Body() body: ShareCommentsChangeDto,
  ): Promise<void> {
    return this.service.changeComments(caller, id, body);
  }

  @Get('/api/shared/:token')
  @Access('anyone')
  @ApiOkResponse({ type: SharedReportReply })
  @ApiOperation({ summary: 'Returns a shared report; the token is the access.' })
  sharedReport(@Param('token') token: string, @Ip() address: string): Promise<SharedReportReply> {
    return this.service.read(token, address);
  }

  @Post('/api/shared/:token/comments')
  @Access('anyone')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: ShareCommentAcceptedReply })
  @ApiOperation({ summary: 'Leaves a comment on a shared report.' })
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
