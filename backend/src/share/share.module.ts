import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { ReportModule } from '../report/report.module.js';
import { CardController } from './card.controller.js';
import { CardService } from './card.service.js';
import { ObserverController } from './observer.controller.js';
import { ObserverReplyEntity } from './observer-reply.entity.js';
import { ObserverService } from './observer.service.js';
import { ShareController } from './share.controller.js';
import { ShareRepository } from './share.repository.js';
import { ShareService } from './share.service.js';
import { ShareLinkEntity } from './share-link.entity.js';
import { ShareCommentEntity } from './share-comment.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ShareLinkEntity, ShareCommentEntity, ObserverReplyEntity]),
    AuthModule,
    AssessmentModule,
    ReportModule,
    PdfModule,
  ],
  controllers: [ShareController, ObserverController, CardController],
  providers: [ShareRepository, ShareService, ObserverService, CardService],
})
export class ShareModule {}
