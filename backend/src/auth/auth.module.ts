import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessGuard } from './access.guard.js';
import { AccountService } from './account.service.js';
import { AuthController } from './auth.controller.js';
import { CredentialsStrategy } from './credentials.strategy.js';
import { SessionRepository } from './session.repository.js';
import { SessionService } from './session.service.js';
import { SignInHooks } from './sign-in.hooks.js';
import { UserEntity } from './user.entity.js';
import { UserRepository } from './user.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity]), PassportModule.register({ session: false })],
  controllers: [AuthController],
  providers: [
    AccountService,
    CredentialsStrategy,
    SessionRepository,
    SessionService,
    SignInHooks,
    UserRepository,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AccountService, SessionService, SignInHooks],
})
export class AuthModule {}
