import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { ChoicesController } from './choices/choices.controller.js';
import { ChoicesRepository } from './choices/choices.repository.js';
import { ChoicesService } from './choices/choices.service.js';
import { DownloadController } from './download.controller.js';
import { FactsLoader } from './facts-loader.js';
import { matchingTablesProvider } from './matching-tables.provider.js';
import { ReadingRepository } from './reading.repository.js';
import { ReportBytes } from './report-bytes.js';
import { ReportController } from './report.controller.js';
import { ReportEntity } from './report.entity.js';
import { ReportMail } from './report.mail.js';
import { ReportMetrics } from './report-metrics.js';
import { ReportPerson } from './report.person.js';
import { ReportProcessor } from './report.processor.js';
import { ReportQueue } from './report.queue.js';
import { ReportReader } from './report.reader.js';
import { ReportRepository } from './report.repository.js';
import { ReportRetryRepository } from './report-retry.repository.js';
import { ReportService } from './report.service.js';
import { ReportSweep } from './report.sweep.js';
import { RevisionRepository } from './revision.repository.js';
import { RevisionService } from './revision.service.js';
import { RevisionSweep } from './revision.sweep.js';
import { StatusRepository } from './status.repository.js';
import { ModelBudget } from './writers/model/model-budget.js';
import { ModelMetrics } from './writers/model/model-metrics.js';
import { WriterSelection } from './writers/writer-selection.js';
import { ReportRevisionEntity } from './report-revision.entity.js';
import { CareerChoiceEntity } from './choices/career-choice.entity.js';
import { ModelBudgetEntity } from './writers/model/model-budget.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ReportEntity,
      ReportRevisionEntity,
      CareerChoiceEntity,
      ModelBudgetEntity,
    ]),
    AuthModule,
    AssessmentModule,
    PaymentModule,
  ],
  controllers: [ReportController, DownloadController, ChoicesController],
  providers: [
    ChoicesRepository,
    ChoicesService,
    FactsLoader,
    matchingTablesProvider,
    ModelBudget,
    ModelMetrics,
    ReadingRepository,
    ReportBytes,
    ReportMail,
    ReportMetrics,
    ReportPerson,
    ReportProcessor,
    ReportQueue,
    ReportReader,
    ReportRepository,
    ReportRetryRepository,
    ReportService,
    ReportSweep,
    RevisionRepository,
    RevisionService,
    RevisionSweep,
    StatusRepository,
    WriterSelection,
  ],
  exports: [ReportReader, ReportService, ChoicesService, matchingTablesProvider],
})
export class ReportModule {}
