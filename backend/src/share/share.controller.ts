import { endpoints } from '@bearings/contracts';
import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Patch, Post } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { type Caller } from '../auth/access/caller.js';
import { CurrentCaller } from '../auth/access/current-caller.decorator.js';
import { Access } from '../platform/http/access.decorator.js';
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
  constructor(private readonly shares: ShareService) {}

  @Get(endpoints.shares.path)
  @Access('owner')
  @ApiOkResponse({ type: SharesReply })
  list(@CurrentCaller() caller: Caller, @UuidParam('id') id: string): Promise<SharesReply> {
    return this.shares.list(caller, id);
  }

  @Post(endpoints.createShare.path)
  @Access('owner')
  @ApiCreatedResponse({ type: ShareCreatedReply })
  create(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Body() body: ShareRequestDto,
  ): Promise<ShareCreatedReply> {
    return this.shares.create(caller, id, body);
  }

  @Delete(endpoints.endShare.path)
  @Access('owner')
  @HttpCode(204)
  @ApiNoContentResponse()
  end(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @UuidParam('share') share: string,
  ): Promise<void> {
    return this.shares.end(caller, id, share);
  }

  @Patch(endpoints.changeShareComments.path)
  @Access('owner')
  @HttpCode(204)
  @ApiNoContentResponse()
  change(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Body() body: ShareCommentsChangeDto,
  ): Promise<void> {
    return this.shares.changeComments(caller, id, body);
  }

  @Get(endpoints.sharedReport.path)
  @Access('anyone')
  @ApiOkResponse({ type: SharedReportReply })
  read(@Param('token') token: string, @Ip() address: string): Promise<SharedReportReply> {
    return this.shares.read(token, address);
  }

  @Post(endpoints.addShareComment.path)
  @Access('anyone')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: ShareCommentAcceptedReply })
  async comment(
    @Param('token') token: string,
    @Ip() address: string,
    @Body() body: NewShareCommentDto,
  ): Promise<ShareCommentAcceptedReply> {
    await this.shares.comment(token, address, body);
    return { status: 'accepted' };
  }
}
