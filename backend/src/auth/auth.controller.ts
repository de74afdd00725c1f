import { endpoints, pages, pageTo, pathOnThisSite } from '@bearings/contracts';
import { Body, Controller, Get, HttpCode, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Access } from '../platform/http/access.decorator.js';
import { AccountService } from './account.service.js';
import { CredentialsDto, SignedInDto, UserDto, userReply } from './auth.dto.js';
import { CredentialsGuard } from './credentials.guard.js';
import { CurrentUserId } from './current-caller.decorator.js';
import { SessionService } from './session.service.js';
import { CheckedUser } from './signed-in-user.decorator.js';
import { UserEntity } from './user.entity.js';

@ApiTags('auth')
@Controller()
export class AuthController {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
  ) {}

  @Get(endpoints.currentUser.path)
  @Access('user')
  @ApiOkResponse({ type: UserDto })
  async currentUser(@CurrentUserId() userId: string): Promise<UserDto> {
    return userReply(await this.accounts.get(userId));
  }

  @Post(endpoints.login.path)
  @Access('anyone')
  @HttpCode(200)
  @UseGuards(CredentialsGuard)
  @ApiBody({ type: CredentialsDto })
  @ApiOkResponse({ type: SignedInDto })
  login(
    @CheckedUser() user: UserEntity,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() _credentials: CredentialsDto,
  ): Promise<SignedInDto> {
    return this.signIn(user, request, reply);
  }

  @Post(endpoints.adminLogin.path)
  @Access('anyone')
  @HttpCode(200)
  @UseGuards(CredentialsGuard)
  @ApiBody({ type: CredentialsDto })
  @ApiOkResponse({ type: SignedInDto })
  adminLogin(
    @CheckedUser() user: UserEntity,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() _credentials: CredentialsDto,
  ): Promise<SignedInDto> {
    return this.signIn(user, request, reply);
  }

  @Get(endpoints.startSignIn.path)
  @Access('anyone')
  async startSignIn(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query('returnTo') returnTo: unknown,
  ): Promise<void> {
    const target = pathOnThisSite(returnTo);
    const caller = await this.sessions.load(request, reply);
    const login = target === null ? pages.login : pageTo.login(target);
    await reply.redirect(caller.userId === null ? login : (target ?? pages.dashboard), 302);
  }

  @Get(endpoints.logout.path)
  @Access('anyone')
  async logout(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.sessions.end(await this.sessions.load(request, reply), reply);
    await reply.redirect(pages.home, 302);
  }

  private async signIn(
    user: UserEntity,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SignedInDto> {
    await this.sessions.signIn(await this.sessions.load(request, reply), reply, user);
    return { user: userReply(user) };
  }
}
