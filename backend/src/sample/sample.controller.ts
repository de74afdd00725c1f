import { Controller, Get, Header, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { DEFAULT_COUNTRY, SAMPLE_ID } from '@bearings/domain';
import { type FastifyReply } from 'fastify';
import { MadeFile } from '../pdf/made-file.interceptor.js';
import { toAttachment } from '../platform/http/attachment.js';
import { Access, Replies } from '../platform/http/route.decorators.js';
import { prepareAttachment } from '../report/files/attachment.js';
import { CountryQuery, ReportDetailReply } from '../report/report.dto.js';
import { CareerRowReply, ReportCareersReply } from '../report/selections/selections.dto.js';
import { SampleService } from './sample.service.js';

/** Caches may store the sample only for a short time, since it may change with the next release. */
const CACHE_CONTROL = 'public, max-age=300';
const FILE_NAME = 'career-report-sample';

/** The read routes of the sample report, whose id is `sample`. */
@ApiTags('sample')
@Controller()
export class SampleController {
  constructor(private readonly samples: SampleService) {}

  @Get(`/api/reports/assessment/${SAMPLE_ID}`)
  @Access('anyone')
  @Replies(ReportDetailReply, 'Returns the report of an invented person.')
  @Header('cache-control', CACHE_CONTROL)
  sampleReport(@Query() query: CountryQuery) {
    return this.samples.detail(readCountry(query));
  }

  @Get(`/api/reports/${SAMPLE_ID}/careers`)
  @Access('anyone')
  @Replies(ReportCareersReply, "Lists the careers of the invented person's report.")
  @Header('cache-control', CACHE_CONTROL)
  sampleCareers(@Query() query: CountryQuery) {
    return this.samples.careers(readCountry(query));
  }

  @Get(`/api/reports/${SAMPLE_ID}/careers/:code`)
  @Access('anyone')
  @Replies(CareerRowReply, 'Compares an occupation with the invented person.')
  sampleCareer(@Param('code') code: string, @Query() query: CountryQuery) {
    return this.samples.career(code, readCountry(query));
  }

  @Get(`/api/reports/${SAMPLE_ID}/download`)
  @Access('anyone')
  @ApiProduces('text/html')
  @Replies(String, "Returns the invented person's report as an HTML file.")
  async sampleHtml(@Query() query: CountryQuery, @Res() reply: FastifyReply) {
    const html = await this.samples.html(readCountry(query));
    await prepareAttachment(reply, 'text/html', `${FILE_NAME}.html`).send(html);
  }

  @Get(`/api/reports/${SAMPLE_ID}/download/text`)
  @Access('anyone')
  @ApiProduces('text/plain')
  @Replies(String, "Returns the invented person's report as a text file.")
  async sampleText(@Query() query: CountryQuery, @Res() reply: FastifyReply) {
    const text = await this.samples.text(readCountry(query));
    await prepareAttachment(reply, 'text/plain', `${FILE_NAME}.txt`).send(text);
  }

  @Get(`/api/reports/${SAMPLE_ID}/pdf`)
  @Access('anyone')
  @MadeFile()
  @ApiProduces('application/pdf')
  @Replies(String, "Returns the invented person's report as a PDF.")
  async samplePdf(@Query() query: CountryQuery) {
    const pdf = await this.samples.pdf(readCountry(query));
    const disposition = toAttachment(`${FILE_NAME}.pdf`);
    return new StreamableFile(pdf, { type: 'application/pdf', disposition, length: pdf.length });
  }
}

const readCountry = ({ country = DEFAULT_COUNTRY }: CountryQuery): string => country;
