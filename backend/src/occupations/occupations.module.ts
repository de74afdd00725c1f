import { Module } from '@nestjs/common';
import { OccupationsController } from './occupations.controller.js';

@Module({ controllers: [OccupationsController] })
export class OccupationsModule {}
