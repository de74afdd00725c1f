import { Global, Module } from '@nestjs/common';
import { CleanupService } from './cleanup.service.js';

@Global()
@Module({ providers: [CleanupService], exports: [CleanupService] })
export class CleanupModule {}
