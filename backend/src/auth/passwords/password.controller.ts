import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Access, Refuses, Replies, Reply } from '../../platform/http/route.decorators.js';
import { createNetworkRule, LimitPerNetwork } from '../../platform/throttle/throttle.js';
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

const FORGOTTEN_PASSWORD_THROTTLE = createNetworkRule(
  'forgotten-address',
  3,
  'Too many messages were asked for from your network.',
);

/** Limits registrations from one network, because each registration reveals whether an email has an account. */
const REGISTRATION_THROTTLE = createNetworkRule(
  'registrations',
  3,
  'Too many accounts were asked for from your network.',
);

/** Registration, forgotten passwords and confirmation of addresses, for callers who are not signed in. */
@ApiTags('auth')
@Controller()
export class PasswordController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly links: MailedLinksService,
    private readonly sessions: RequestSessions,
  ) {}

  @Post('/api/auth/register')
  @Access('anyone')
  @LimitPerNetwork(REGISTRATION_THROTTLE)
  @Replies(SignedInDto, 'Creates an account and signs it in.', { status: 201 })
  @Refuses({
    400: ['age_unconfirmed', 'common_password', 'personal_password', 'weak_password'],
    409: ['email_taken'],
  })
  async register(@Reply() reply: FastifyReply, @Body() registration: RegistrationDto) {
    const session = await this.sessions.load(reply);
    return this.sessions.finishSignIn(
      reply,
      await this.registrations.register(session, reply.request.ip, registration),
    );
  }

  @Post('/api/auth/password/forgot')
  @Access('anyone')
  @LimitPerNetwork(FORGOTTEN_PASSWORD_THROTTLE)
  @Replies(MailRequestedDto, 'Mails a link to choose a new password.', {
    status: 202,
    description: 'The same whether or not there is such an account.',
  })
  async forgotPassword(@Ip() address: string, @Body() { email }: EmailAddressDto): Promise<MailRequestedDto> {
    await this.links.sendPasswordLink(email, address);
    return { status: 'accepted' };
  }

  @Post('/api/auth/password/reset')
  @Access('anyone')
  @Replies(SignedInDto, 'Sets a new password by a mailed link.')
  @Refuses({
    400: ['common_password', 'personal_password', 'weak_password'],
    403: ['factor_needed', 'factor_enrolment_needed'],
    410: ['link_expired'],
  })
  async resetPassword(@Reply() reply: FastifyReply, @Body() { token, password }: PasswordResetDto) {
    const session = await this.sessions.load(reply);
    return this.sessions.finishSignIn(reply, await this.links.reset(session, token, password));
  }

  @Post('/api/auth/email/verify')
  @Access('anyone')
  @Replies(SignedInDto, 'Confirms an email address by a mailed link.')
  @Refuses({
    400: ['common_password', 'personal_password', 'weak_password'],
    403: ['factor_needed', 'factor_enrolment_needed'],
    409: ['password_needed'],
    410: ['link_expired'],
  })
  async verifyEmail(@Reply() reply: FastifyReply, @Body() { token, password }: EmailVerificationDto) {
    const session = await this.sessions.load(reply);
    return this.sessions.finishSignIn(reply, await this.links.verify(session, token, password));
  }
}
