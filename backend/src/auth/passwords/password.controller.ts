import { endpoints } from '@bearings/contracts';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Access } from '../../platform/http/access.decorator.js';
import { RegistrationService } from '../accounts/registration.service.js';
import {
  EmailAddressDto,
  EmailVerificationDto,
  MailRequestedDto,
  PasswordResetDto,
  RegistrationDto,
  SignedInDto,
} from '../auth.dto.js';
import { MailedLinksService } from '../links/mailed-links.service.js';
import { RequestSessions } from '../sessions/request-sessions.js';

/** Registration, forgotten passwords and confirmed addresses: calls without a signed-in user. */
@ApiTags('auth')
@Controller()
export class PasswordController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly links: MailedLinksService,
    private readonly sessions: RequestSessions,
  ) {}

  @Post(endpoints.register.path)
  @Access('anyone')
  @ApiCreatedResponse({ type: SignedInDto })
  async register(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() registration: RegistrationDto,
  ): Promise<SignedInDto> {
    const session = await this.sessions.load(request, reply);
    return this.sessions.finishSignIn(
      reply,
      await this.registrations.register(session, request.ip, registration),
    );
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
    const session = await this.sessions.load(request, reply);
    return this.sessions.finishSignIn(reply, await this.links.reset(session, token, password));
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
    const session = await this.sessions.load(request, reply);
    return this.sessions.finishSignIn(reply, await this.links.verify(session, token, password));
  }
}
