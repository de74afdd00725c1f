import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Throttle } from './throttle.js';
import { ThrottleEntity } from './throttle.entity.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ThrottleEntity])],
  providers: [Throttle],
  exports: [Throttle],
})
export class ThrottleModule {}
