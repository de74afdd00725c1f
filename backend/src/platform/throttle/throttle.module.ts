import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { CleanupService } from '../cleanup/cleanup.service.js';
import { Throttle } from './throttle.js';

@Global()
@Module({ providers: [Throttle], exports: [Throttle] })
export class ThrottleModule implements OnModuleInit {
  constructor(
    private readonly throttle: Throttle,
    private readonly cleanup: CleanupService,
  ) {}

  onModuleInit(): void {
    this.cleanup.add('expired throttles', () => this.throttle.removeExpired());
  }
}
