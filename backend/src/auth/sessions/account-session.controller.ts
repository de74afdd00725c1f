import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Access, Refuses, Replies, Reply } from '../../platform/http/route.decorators.js';
import { type Caller, CurrentCaller, CurrentUserId } from '../access/caller.js';
import { AccountSessionDto, PasswordChangeDto, SessionsEndDto, SignedInDto } from '../auth.dto.js';
import { PasswordChangeService } from '../passwords/password-change.service.js';
import { RequestSessions } from './request-sessions.js';
import { SessionService } from './session.service.js';

/** The signed-in user's sessions and password. */
@ApiTags('auth')
@Controller()
export class AccountSessionController {
  constructor(
    private readonly sessions: SessionService,
    private readonly passwords: PasswordChangeService,
    private readonly requests: RequestSessions,
  ) {}

  @Get('/api/user/sessions')
  @Access('user')
  @Replies([AccountSessionDto], 'Lists the browsers that are signed in to the account.')
  accountSessions(@CurrentCaller() caller: Caller, @CurrentUserId() userId: string) {
    return this.sessions.listFor({ ...caller, userId });
  }

  @Post('/api/user/sessions/end')
  @Access('user')
  @Replies(null, 'Ends one session of the account, or all others.', {
    status: 204,
    description: 'Their next call is refused.',
  })
  async endSessions(
    @CurrentCaller() caller: Caller,
    @CurrentUserId() userId: string,
    @Body() { session, password }: SessionsEndDto,
    @Reply() reply: FastifyReply,
  ) {
    if (session !== caller.sessionId) await this.passwords.requirePassword(userId, password);
    this.requests.setCookies(reply, await this.sessions.endOwn({ ...caller, userId }, session));
  }

  @Post('/api/user/password')
  @Access('user')
  @Replies(SignedInDto, 'Changes the password of the account.')
  @Refuses({ 400: ['common_password', 'personal_password', 'weak_password'] })
  async changePassword(
    @CurrentCaller() caller: Caller,
    @CurrentUserId() userId: string,
    @Body() change: PasswordChangeDto,
    @Reply() reply: FastifyReply,
  ) {
    const session = this.requests.toRequestSession(caller, reply);
    const signedInSession = await this.passwords.change(session, userId, change);
    return this.requests.finishSignIn(reply, signedInSession);
  }
}
