import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ReportModule } from '../report/report.module.js';
import { ShareController } from './share.controller.js';
import { ShareRepository } from './share.repository.js';
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
  providers: [ShareRepository, ShareService],
})
export class ShareModule {}
