import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { SelectionsController } from './selections/selections.controller.js';
import { SelectionsRepository } from './selections/selections.repository.js';
import { SelectionsService } from './selections/selections.service.js';
import { DownloadController } from './files/download.controller.js';
import { FactsLoader } from './generation/facts-loader.js';
import { matchingTablesProvider } from './generation/matching-tables.provider.js';
import { ReadingRepository } from './reading/reading.repository.js';
import { ReportFiles } from './files/report-files.service.js';
import { FinerTilesController } from './preview/finer-tiles.controller.js';
import { FinerTilesService } from './preview/finer-tiles.service.js';
import { PreviewController } from './preview/preview.controller.js';
import { PreviewService } from './preview/preview.service.js';
import { CompressedReportCache } from './reading/compressed-report-cache.js';
import { ReportController } from './reading/report.controller.js';
import { ReportEntity } from './report.entity.js';
import { ReportMail } from './generation/report.mail.js';
import { ReportMetrics } from './generation/report-metrics.js';
import { ReportPageService } from './reading/report-page.service.js';
import { ReportReader } from './reading/report.reader.js';
import { ReportSources } from './reading/report-sources.service.js';
import { ReportRepository } from './generation/report.repository.js';
import { DraftRepository } from './generation/draft.repository.js';
import { ReportWork } from './generation/report.work.js';
import { ReportService } from './report.service.js';
import { LongListService } from './revisions/long-list.service.js';
import { RevisionController } from './revisions/revision.controller.js';
import { RevisionRepository } from './revisions/revision.repository.js';
import { RevisionService } from './revisions/revision.service.js';
import { WhatIfService } from './revisions/what-if.service.js';
import { ModelBudget } from './generation/writers/model/model-budget.js';
import { ModelMetrics } from './generation/writers/model/model-metrics.js';
import { WriterSelection } from './generation/writers/writer-selection.js';
import { ReportRevisionEntity } from './revisions/report-revision.entity.js';
import { CareerChoiceEntity } from './selections/career-choice.entity.js';
import { ModelEvaluationEntity } from './generation/evaluation/model-evaluation.entity.js';
import { ModelEvaluations } from './generation/evaluation/model-evaluations.js';
import { ModelBudgetEntity } from './generation/writers/model/model-budget.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ReportEntity,
      ReportRevisionEntity,
      CareerChoiceEntity,
      ModelBudgetEntity,
      ModelEvaluationEntity,
    ]),
    AuthModule,
    AssessmentModule,
    PaymentModule,
  ],
  controllers: [
    ReportController,
    DownloadController,
    FinerTilesController,
    PreviewController,
    RevisionController,
    SelectionsController,
  ],
  providers: [
    SelectionsRepository,
    SelectionsService,
    DraftRepository,
    FactsLoader,
    matchingTablesProvider,
    ModelBudget,
    ModelEvaluations,
    ModelMetrics,
    FinerTilesService,
    LongListService,
    PreviewService,
    ReadingRepository,
    CompressedReportCache,
    ReportFiles,
    ReportMail,
    ReportMetrics,
    ReportPageService,
    ReportReader,
    ReportRepository,
    ReportService,
    ReportSources,
    ReportWork,
    RevisionRepository,
    RevisionService,
    WhatIfService,
    WriterSelection,
  ],
  exports: [
    ModelEvaluations,
    PreviewService,
    ReportFiles,
    ReportService,
    ReportSources,
    SelectionsService,
    matchingTablesProvider,
  ],
})
export class ReportModule {}
