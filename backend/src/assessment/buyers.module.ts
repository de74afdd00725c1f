import { Global, Module } from '@nestjs/common';
import { getRepositoryToken, TypeOrmModule } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { BUYER_LOOKUP, type BuyerLookup } from '../auth/links/buyers.js';
import { AssessmentEntity } from './assessment.entity.js';

/** Lets the auth module find the buyer of an assessment. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AssessmentEntity])],
  providers: [
    {
      provide: BUYER_LOOKUP,
      inject: [getRepositoryToken(AssessmentEntity)],
      useFactory: (assessments: Repository<AssessmentEntity>): BuyerLookup => ({
        findBuyer: (id) => assessments.findOneBy({ id }),
      }),
    },
  ],
  exports: [BUYER_LOOKUP],
})
export class BuyersModule {}
