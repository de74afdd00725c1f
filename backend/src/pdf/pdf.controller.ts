import { Controller, Get, Post, Query, StreamableFile, UseFilters } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../auth/access/caller.js';
import { SignInFirstFilter } from '../auth/access/sign-in-first.filter.js';
import { toAttachment } from '../platform/http/attachment.js';
import { Access, Refuses, Replies, UuidParam } from '../platform/http/route.decorators.js';
import { LimitPerCaller, type ThrottleRule } from '../platform/throttle/throttle.js';
import { ReportFileQuery, ReportQuery, toWantedFile } from '../report/report.dto.js';
import { MadeFile } from './made-file.interceptor.js';
import { ReportEmailedReply } from './pdf.dto.js';
import { type NamedFile, PdfService } from './pdf.service.js';
import { createZip } from './zip-files.js';

/** PDFs are limited, because each takes 0.1 seconds of processor time. */
const PDF_THROTTLE: ThrottleRule = {
  name: 'pdf',
  points: 60,
  seconds: 10 * 60,
  message: 'You have downloaded many PDFs.',
};

/** ZIP downloads have a lower limit than PDFs, because each contains all reports of the account. */
const ZIP_THROTTLE: ThrottleRule = {
  name: 'zip',
  points: 10,
  seconds: 10 * 60,
  message: 'You have downloaded your reports several times.',
};

@ApiTags('report')
@Controller()
export class PdfController {
  constructor(private readonly pdfs: PdfService) {}

  @Get('/api/reports/:id/pdf')
  @Access('owner')
  @LimitPerCaller(PDF_THROTTLE)
  @MadeFile()
  @UseFilters(SignInFirstFilter)
  @ApiProduces('application/pdf')
  @Replies(String, 'Returns a report as a PDF file.')
  @Refuses({ 409: ['payment_required'] })
  async downloadPdf(@CurrentCaller() caller: Caller, @UuidParam('id') id: string, @Query() query: ReportFileQuery) {
    return toPdf(await this.pdfs.report(caller, id, toWantedFile(query)));
  }

  @Get('/api/reports/:id/adviser-sheet')
  @Access('owner')
  @LimitPerCaller(PDF_THROTTLE)
  @MadeFile()
  @UseFilters(SignInFirstFilter)
  @ApiProduces('application/pdf')
  @Replies(String, 'Returns two pages of a report for a talk with an adviser, as a PDF file.')
  @Refuses({ 409: ['payment_required'] })
  async adviserSheet(@CurrentCaller() caller: Caller, @UuidParam('id') id: string, @Query() query: ReportQuery) {
    return toPdf(await this.pdfs.adviserSheet(caller, id, query));
  }

  @Get('/api/receipts/:id/pdf')
  @Access('owner')
  @LimitPerCaller(PDF_THROTTLE)
  @MadeFile()
  @UseFilters(SignInFirstFilter)
  @ApiProduces('application/pdf')
  @Replies(String, 'Returns a receipt as a PDF file.')
  async receiptPdf(@CurrentCaller() caller: Caller, @UuidParam('id') id: string) {
    return toPdf(await this.pdfs.receipt(caller, id));
  }

  @Post('/api/reports/:id/email')
  @Access('owner')
  @Replies(ReportEmailedReply, "Mails a report to the address of its owner's account.", {
    status: 202,
  })
  @Refuses({ 401: ['unauthorized'], 409: ['payment_required'] })
  emailReport(@CurrentCaller() caller: Caller, @UuidParam('id') id: string) {
    return this.pdfs.email(caller, id);
  }

  @Get('/api/reports/all.zip')
  @Access('user')
  @LimitPerCaller(ZIP_THROTTLE)
  @MadeFile()
  @UseFilters(SignInFirstFilter)
  @ApiProduces('application/zip')
  @Replies(String, "Returns the account's reports as a ZIP file.")
  async downloadAll(@CurrentCaller() caller: Caller) {
    const disposition = toAttachment('career-reports.zip');
    return new StreamableFile(createZip(await this.pdfs.allReports(caller)), { type: 'application/zip', disposition });
  }
}

const toPdf = ({ content, name }: NamedFile): StreamableFile =>
  new StreamableFile(content, {
    type: 'application/pdf',
    disposition: toAttachment(name),
    length: content.length,
  });
