import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Housekeeping } from '../platform/housekeeping/housekeeping.js';
import { AccessGuard } from './access.guard.js';
import { AccountMails } from './account.mails.js';
import { AccountService } from './account.service.js';
import { AuthController } from './auth.controller.js';
import { CredentialsStrategy } from './credentials.strategy.js';
import { GuessesService } from './guesses.service.js';
import { LinkRepository } from './link.repository.js';
import { MailedLinksService } from './mailed-links.service.js';
import { PasswordController } from './password.controller.js';
import { PersonController } from './person.controller.js';
import { PersonHooks } from './person.hooks.js';
import { PersonService } from './person.service.js';
import { RegistrationService } from './registration.service.js';
import { SessionRepository } from './session.repository.js';
import { SessionService } from './session.service.js';
import { SignInHooks } from './sign-in.hooks.js';
import { UserEntity } from './user.entity.js';
import { UserRepository } from './user.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity]), PassportModule.register({ session: false })],
  controllers: [AuthController, PasswordController, PersonController],
  providers: [
    AccountMails,
    AccountService,
    CredentialsStrategy,
    GuessesService,
    LinkRepository,
    MailedLinksService,
    PersonHooks,
    PersonService,
    RegistrationService,
    SessionRepository,
    SessionService,
    SignInHooks,
    UserRepository,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AccountService, PersonHooks, SessionService, SignInHooks],
})
export class AuthModule implements OnModuleInit {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly sessions: SessionRepository,
    private readonly links: LinkRepository,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add('expired sessions', () => this.sessions.removeExpired());
    this.housekeeping.add('expired links', () => this.links.removeExpired());
  }
}
