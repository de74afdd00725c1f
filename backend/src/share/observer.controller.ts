import { Body, Controller, Delete, Get, Ip, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { type Caller, CurrentCaller } from '../auth/access/caller.js';
import { RequestSessions } from '../auth/sessions/request-sessions.js';
import { Access, Refuses, Replies, Reply, UuidParam } from '../platform/http/route.decorators.js';
import {
  NewObserverReplyDto,
  ObserverLinkChangeDto,
  ObserverQuestionsReply,
  ObserverReplyAcceptedReply,
  ObserverRequestDto,
} from './observer.dto.js';
import { ObserverService } from './observer.service.js';
import { ShareCreatedReply } from './share.dto.js';

@ApiTags('share')
@Controller()
export class ObserverController {
  constructor(
    private readonly service: ObserverService,
    private readonly sessions: RequestSessions,
  ) {}

  @Post('/api/reports/:id/observers')
  @Access('owner')
  @Replies(ShareCreatedReply, 'Creates a link for a person who knows the owner.', { status: 201 })
  @Refuses({ 409: ['payment_required', 'refused'] })
  createObserverLink(@CurrentCaller() caller: Caller, @UuidParam('id') id: string, @Body() body: ObserverRequestDto) {
    return this.service.create(caller, id, body);
  }

  @Patch('/api/reports/:id/observers/:share')
  @Access('owner')
  @Replies(null, 'Changes whether observers see both shapes.', { status: 204 })
  @Refuses({ 409: ['payment_required'] })
  changeObserverLink(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @UuidParam('share') share: string,
    @Body() body: ObserverLinkChangeDto,
  ) {
    return this.service.change(caller, id, share, body);
  }

  @Get('/api/shared/:token/questions')
  @Access('anyone')
  @Replies(ObserverQuestionsReply, 'Returns what an observer is asked; the token is the access.')
  observerQuestions(@Param('token') token: string, @Ip() address: string) {
    return this.service.questions(token, address);
  }

  @Post('/api/shared/:token/replies')
  @Access('anyone')
  @Replies(ObserverReplyAcceptedReply, 'Stores how an observer sees the owner.', { status: 202 })
  @Refuses({ 409: ['refused'] })
  async addObserverReply(
    @Param('token') token: string,
    @Reply() reply: FastifyReply,
    @Body() body: NewObserverReplyDto,
  ): Promise<ObserverReplyAcceptedReply> {
    const findSession = async () => (await this.sessions.open(await this.sessions.findCaller(reply), reply)).sessionId;
    return this.service.reply(token, reply.request.ip, body, findSession);
  }

  @Delete('/api/shared/:token/replies/:key')
  @Access('anyone')
  @Replies(null, 'Deletes a reply at the wish of its observer; doing it again changes nothing.', { status: 204 })
  withdrawObserverReply(@Param('token') token: string, @UuidParam('key') key: string, @Ip() address: string) {
    return this.service.withdraw(token, address, key);
  }
}
