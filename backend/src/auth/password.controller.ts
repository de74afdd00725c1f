import { endpoints } from '@bearings/contracts';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Access } from '../platform/http/access.decorator.js';
import {
  EmailAddressDto,
  EmailVerificationDto,
  MailRequestedDto,
  PasswordResetDto,
  RegistrationDto,
  SignedInDto,
  userReply,
} from './auth.dto.js';
import { MailedLinksService } from './mailed-links.service.js';
import { RegistrationService } from './registration.service.js';
import { SessionService } from './session.service.js';

/** Accounts and passwords for those who are not signed in. */
@ApiTags('auth')
@Controller()
export class PasswordController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly links: MailedLinksService,
    private readonly sessions: SessionService,
  ) {}

  @Post(endpoints.register.path)
  @Access('anyone')
  @ApiCreatedResponse({ type: SignedInDto })
  async register(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() registration: RegistrationDto,
  ): Promise<SignedInDto> {
    const caller = await this.sessions.load(request, reply);
    const user = await this.registrations.register(caller, reply, request.ip, registration);
    return { user: userReply(user) };
  }

  @Post(endpoints.forgotPassword.path)
  @Access('anyone')
  @HttpCode(202)
  @ApiAcceptedResponse({
    type: MailRequestedDto,
    description: 'The same whether or not there is such an account.',
  })
  async forgot(
    @Req() request: FastifyRequest,
    @Body() { email }: EmailAddressDto,
  ): Promise<MailRequestedDto> {
    await this.links.forgot(email, request.ip);
    return { status: 'accepted' };
  }

  @Post(endpoints.resetPassword.path)
  @Access('anyone')
  @HttpCode(200)
  @ApiOkResponse({ type: SignedInDto })
  async reset(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { token, password }: PasswordResetDto,
  ): Promise<SignedInDto> {
    const caller = await this.sessions.load(request, reply);
    return { user: userReply(await this.links.reset(caller, reply, token, password)) };
  }

  @Post(endpoints.verifyEmail.path)
  @Access('anyone')
  @HttpCode(200)
  @ApiOkResponse({ type: SignedInDto })
  async verify(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { token, password }: EmailVerificationDto,
  ): Promise<SignedInDto> {
    const caller = await this.sessions.load(request, reply);
    return { user: userReply(await this.links.verify(caller, reply, token, password)) };
  }
}
