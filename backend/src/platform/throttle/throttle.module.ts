import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import { Throttle } from './throttle.js';

@Global()
@Module({ providers: [Throttle], exports: [Throttle] })
export class ThrottleModule implements OnModuleInit {
  constructor(
    private readonly throttle: Throttle,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add('expired throttles', () => this.throttle.removeExpired());
  }
}
