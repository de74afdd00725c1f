import { pages, pageTo, parseReturnPath, type User } from '@bearings/contracts';
import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Access, Refuses, Replies, Reply } from '../platform/http/route.decorators.js';
import { UnavailableError } from '../platform/http/app-error.js';
import { SecurityLog } from '../platform/logging/security-log.js';
import { CurrentAccount } from './access/caller.js';
import { CredentialsDto, SignedInDto, UserDto } from './auth.dto.js';
import { RequestSessions } from './sessions/request-sessions.js';
import { SessionService } from './sessions/session.service.js';
import { CredentialsService } from './sign-in/credentials.service.js';
import type { LoginKind } from './sign-in/credentials.strategy.js';
import { DeviceCookie } from './sign-in/device-cookie.js';

/**
 * Returns the URL of the sign-in page, which opens `target` after sign-in. Returns `target` itself for the assessment,
 * which needs no account.
 */
const buildSignInUrl = (target: string): string =>
  target.split(/[?#]/, 1)[0] === pages.assessment ? target : pageTo.login(target);

/** Returns whether the browser only prefetches the URL, without the user having followed the link. */
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(String(headers[name] ?? '')),
  );

@ApiTags('auth')
@Controller()
export class AuthController {
  constructor(
    private readonly sessions: SessionService,
    private readonly requests: RequestSessions,
    private readonly credentials: CredentialsService,
    private readonly devices: DeviceCookie,
    private readonly security: SecurityLog,
  ) {}

  @Get('/api/auth/user')
  @Access('user')
  @Replies(UserDto, 'Returns the signed-in account.')
  currentUser(@CurrentAccount() account: User) {
    return account;
  }

  @Post('/api/auth/login')
  @Access('anyone')
  @Replies(SignedInDto, 'Signs a user in.')
  @Refuses({ 401: ['unauthorized'], 403: ['factor_needed', 'factor_enrolment_needed'] })
  login(@Body() credentials: CredentialsDto, @Reply() reply: FastifyReply) {
    return this.signIn('user', credentials, reply);
  }

  @Post('/api/admin/login')
  @Access('anyone')
  @Replies(SignedInDto, 'Signs an administrator or support in.')
  @Refuses({ 401: ['unauthorized'], 403: ['factor_needed', 'factor_enrolment_needed'] })
  adminLogin(@Body() credentials: CredentialsDto, @Reply() reply: FastifyReply) {
    return this.signIn('admin', credentials, reply);
  }

  @Get('/api/login')
  @Access('anyone')
  @ApiOperation({ summary: 'Redirects to the page to sign in on, or to `returnTo`.' })
  async startSignIn(@Res() reply: FastifyReply, @Query('returnTo') returnTo: unknown): Promise<void> {
    const target = parseReturnPath(returnTo);
    const caller = await this.requests.findCaller(reply);
    const signedOutUrl = target === null ? pages.login : buildSignInUrl(target);
    await reply.redirect(caller.userId === null ? signedOutUrl : (target ?? pages.dashboard), 302);
  }

  @Get('/api/logout')
  @Access('anyone')
  @ApiOperation({ summary: 'Signs out and redirects to the home page.' })
  async logout(@Res() reply: FastifyReply): Promise<void> {
    // A prefetch gets an error, so that the browser sends the request again when the user follows the link.
    if (isPrefetch(reply.request)) throw new UnavailableError();
    const session = await this.requests.load(reply);
    this.requests.setCookies(reply, await this.sessions.signOut(session));
    await reply.redirect(pages.home, 302);
  }

  private async signIn(
    kind: LoginKind,
    { email, password }: CredentialsDto,
    reply: FastifyReply,
  ): Promise<SignedInDto> {
    const { request } = reply;
    const device = this.devices.read(request, email);
    const user = await this.credentials.check({ kind, email, address: request.ip, device }, password);
    this.devices.set(request, reply, email);
    const session = await this.requests.load(reply);
    const signedInSession = await this.sessions.signIn(session, user);
    const details = { userId: user.id, address: request.ip, action: kind };
    this.security.record('sign_in', 'ok', details);
    return this.requests.finishSignIn(reply, signedInSession);
  }
}
