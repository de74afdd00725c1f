import { Module } from '@nestjs/common';
import { PdfModule } from '../pdf/pdf.module.js';
import { ReportModule } from '../report/report.module.js';
import { SampleController } from './sample.controller.js';
import { SampleService } from './sample.service.js';

@Module({
  imports: [ReportModule, PdfModule],
  controllers: [SampleController],
  providers: [SampleService],
})
export class SampleModule {}
