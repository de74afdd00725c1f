import { Controller, Get, Query, Res, UseFilters } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { type Caller, CurrentCaller } from '../../auth/access/caller.js';
import { SignInFirstFilter } from '../../auth/access/sign-in-first.filter.js';
import { Access, Refuses, Replies, UuidParam } from '../../platform/http/route.decorators.js';
import { prepareAttachment } from './attachment.js';
import { createFileName } from './file-name.js';
import { renderHtml, renderText } from '@bearings/report-composer';
import { ReportSources } from '../reading/report-sources.service.js';
import { ReportFileQuery, toWantedFile } from '../report.dto.js';
import { ReportFiles } from './report-files.service.js';

@ApiTags('report')
@Controller()
@UseFilters(SignInFirstFilter)
export class DownloadController {
  constructor(
    private readonly sources: ReportSources,
    private readonly files: ReportFiles,
  ) {}

  @Get('/api/reports/:id/download')
  @Access('owner')
  @ApiProduces('text/html')
  @Replies(String, 'Returns a report as an HTML file.')
  @Refuses({ 409: ['payment_required'] })
  async downloadHtml(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Query() query: ReportFileQuery,
    @Res() reply: FastifyReply,
  ) {
    const view = await this.files.view(await this.sources.forCaller(caller, id), toWantedFile(query));
    await prepareAttachment(reply, 'text/html', createFileName(view, 'html')).send(renderHtml(view));
  }

  @Get('/api/reports/:id/download/text')
  @Access('owner')
  @ApiProduces('text/plain')
  @Replies(String, 'Returns a report as a text file.')
  @Refuses({ 409: ['payment_required'] })
  async downloadText(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Query() query: ReportFileQuery,
    @Res() reply: FastifyReply,
  ) {
    const view = await this.files.view(await this.sources.forCaller(caller, id), toWantedFile(query));
    await prepareAttachment(reply, 'text/plain', createFileName(view, 'txt')).send(renderText(view));
  }
}
