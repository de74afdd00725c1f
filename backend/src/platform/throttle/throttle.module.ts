import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CallLimits } from './call-limits.js';
import { MalformedCallsInterceptor } from './malformed-calls.interceptor.js';
import { Throttle } from './throttle.js';
import { ThrottleEntity } from './throttle.entity.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ThrottleEntity])],
  providers: [Throttle, CallLimits, { provide: APP_INTERCEPTOR, useClass: MalformedCallsInterceptor }],
  exports: [Throttle, CallLimits],
})
export class ThrottleModule {}
