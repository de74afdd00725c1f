import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CleanupService } from '../cleanup/cleanup.service.js';
import { Throttle } from './throttle.js';
import { ThrottleEntity } from './throttle.entity.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ThrottleEntity])],
  providers: [Throttle],
  exports: [Throttle],
})
export class ThrottleModule implements OnModuleInit {
  constructor(
    private readonly throttle: Throttle,
    private readonly cleanup: CleanupService,
  ) {}

  onModuleInit(): void {
    this.cleanup.add('expired throttles', () => this.throttle.removeExpired());
  }
}
