import { Module } from '@nestjs/common';
import { CareersController } from './careers.controller.js';

@Module({ controllers: [CareersController] })
export class CareersModule {}
