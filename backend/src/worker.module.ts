import { type DynamicModule, Module } from '@nestjs/common';
import { AdminModule } from './admin/admin.module.js';
import { listBaseModules } from './base.modules.js';
import { type Config } from './config/config.js';
import { ContactModule } from './contact/contact.module.js';
import { EvidenceModule } from './evidence/evidence.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { type Logger } from './platform/logging/logger.js';
import { PlanModule } from './plan/plan.module.js';
import { PdfModule } from './pdf/pdf.module.js';
import { ReportModule } from './report/report.module.js';
import { ShareModule } from './share/share.module.js';

/** The worker as a separate process, without HTTP: it does all background work. */
@Module({})
export class WorkerModule {
  static forRoot(config: Config, logger: Logger): DynamicModule {
    // Every module that has a table, composes an email or handles an event must be listed here or be imported by a
    // module that is listed here.
    return {
      module: WorkerModule,
      imports: [
        ...listBaseModules(config, logger),
        ReportModule,
        PlanModule,
        PdfModule,
        ContactModule,
        NewsletterModule,
        AdminModule,
        ShareModule,
        EvidenceModule,
      ],
    };
  }
}
