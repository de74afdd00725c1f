import { type DynamicModule, Module } from '@nestjs/common';
import { AdminModule } from './admin/admin.module.js';
import { AssessmentModule } from './assessment/assessment.module.js';
import { AuthModule } from './auth/auth.module.js';
import { listBaseModules } from './base.modules.js';
import { type Config } from './config/config.js';
import { CareersModule } from './careers/careers.module.js';
import { ContactModule } from './contact/contact.module.js';
import { CountryModule } from './country/country.module.js';
import { PaymentModule } from './payment/payment.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { OccupationsModule } from './occupations/occupations.module.js';
import { PublicConfigController } from './public-config/public-config.controller.js';
import { EvidenceModule } from './evidence/evidence.module.js';
import { HealthController } from './platform/health/health.controller.js';
import { type Logger } from './platform/logging/logger.js';
import { WebVitalsController } from './platform/metrics/web-vitals.controller.js';
import { PlanModule } from './plan/plan.module.js';
import { PdfModule } from './pdf/pdf.module.js';
import { ReportModule } from './report/report.module.js';
import { SampleModule } from './sample/sample.module.js';
import { ShareModule } from './share/share.module.js';

/** The API. With `config.worker` it also does the background work. */
@Module({})
export class AppModule {
  static forRoot(config: Config, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...listBaseModules(config, logger),
        AuthModule,
        CountryModule,
        OccupationsModule,
        AssessmentModule,
        PaymentModule,
        ReportModule,
        ShareModule,
        EvidenceModule,
        PlanModule,
        PdfModule,
        SampleModule,
        CareersModule,
        ContactModule,
        NewsletterModule,
        AdminModule,
      ],
      controllers: [HealthController, PublicConfigController, WebVitalsController],
    };
  }
}
