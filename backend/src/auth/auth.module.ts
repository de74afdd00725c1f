import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NetworkLimitGuard } from '../platform/throttle/network-limit.guard.js';
import { AccessGuard } from './access/access.guard.js';
import { AdminReadInterceptor } from './access/admin-read.interceptor.js';
import { CallerGuard } from './access/caller.guard.js';
import { CallerLimitGuard } from './access/caller-limit.guard.js';
import { ProofGuard } from './access/proof.guard.js';
import { AccountService } from './accounts/account.service.js';
import { RegistrationService } from './accounts/registration.service.js';
import { UserEntity } from './accounts/user.entity.js';
import { UserRepository } from './accounts/user.repository.js';
import { AuthController } from './auth.controller.js';
import { AccountMails } from './auth.mail.js';
import { FactorController } from './factor/factor.controller.js';
import { FactorRepository } from './factor/factor.repository.js';
import { FactorService } from './factor/factor.service.js';
import { LinkRepository } from './links/link.repository.js';
import { MailedLinksService } from './links/mailed-links.service.js';
import { PurchaseLinksService } from './links/purchase-links.service.js';
import { ReportLinkController } from './links/report-link.controller.js';
import { PasswordController } from './passwords/password.controller.js';
import { PasswordChangeService } from './passwords/password-change.service.js';
import { PersonController } from './person/person.controller.js';
import { PersonService } from './person/person.service.js';
import { PersonalDataService } from '../platform/personal-data/personal-data.service.js';
import { AccountSessionController } from './sessions/account-session.controller.js';
import { BuyerSessionService } from './sessions/buyer-session.service.js';
import { ReplacedTokenRepository } from './sessions/replaced-token.repository.js';
import { RequestSessions } from './sessions/request-sessions.js';
import { SessionCookies } from './sessions/session.cookies.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SessionService } from './sessions/session.service.js';
import { CredentialsService } from './sign-in/credentials.service.js';
import { CredentialsStrategy } from './sign-in/credentials.strategy.js';
import { CheckoutCookie } from './sessions/checkout-cookie.js';
import { DeviceCookie } from './sign-in/device-cookie.js';
import { LoginThrottle } from './sign-in/login-throttle.service.js';
import { SessionEntity } from './sessions/session.entity.js';
import { ReplacedTokenEntity } from './sessions/replaced-token.entity.js';
import { LinkTokenEntity } from './links/link-token.entity.js';
import { SecondFactorEntity } from './factor/second-factor.entity.js';
import { RecoveryCodeEntity } from './factor/recovery-code.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      UserEntity,
      SessionEntity,
      ReplacedTokenEntity,
      LinkTokenEntity,
      SecondFactorEntity,
      RecoveryCodeEntity,
    ]),
  ],
  controllers: [
    AccountSessionController,
    AuthController,
    FactorController,
    PasswordController,
    PersonController,
    ReportLinkController,
  ],
  providers: [
    AccountMails,
    AccountService,
    BuyerSessionService,
    CredentialsService,
    CredentialsStrategy,
    CheckoutCookie,
    DeviceCookie,
    FactorRepository,
    FactorService,
    LoginThrottle,
    LinkRepository,
    MailedLinksService,
    PasswordChangeService,
    PersonService,
    PersonalDataService,
    PurchaseLinksService,
    RegistrationService,
    ReplacedTokenRepository,
    RequestSessions,
    SessionCookies,
    SessionRepository,
    SessionService,
    UserRepository,
    // Guards run in this order, before the parameters and the body of a request are read.
    { provide: APP_GUARD, useClass: NetworkLimitGuard },
    { provide: APP_GUARD, useClass: CallerGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: ProofGuard },
    { provide: APP_GUARD, useClass: CallerLimitGuard },
    { provide: APP_INTERCEPTOR, useClass: AdminReadInterceptor },
  ],
  exports: [AccountService, BuyerSessionService, PersonService, PurchaseLinksService, RequestSessions, SessionService],
})
export class AuthModule {}
