import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CountryController } from './country.controller.js';

@Module({ imports: [AuthModule], controllers: [CountryController] })
export class CountryModule {}
