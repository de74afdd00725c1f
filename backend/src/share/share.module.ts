import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ReportModule } from '../report/report.module.js';
import { ShareController } from './share.controller.js';
import { SharePerson } from './share.person.js';
import { ShareRepository } from './share.repository.js';
import { ShareRetention } from './share.retention.js';
import { ShareService } from './share.service.js';
import { ShareLinkEntity } from './share-link.entity.js';
import { ShareCommentEntity } from './share-comment.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ShareLinkEntity, ShareCommentEntity]),
    AuthModule,
    AssessmentModule,
    ReportModule,
  ],
  controllers: [ShareController],
  providers: [SharePerson, ShareRepository, ShareRetention, ShareService],
})
export class ShareModule {}
