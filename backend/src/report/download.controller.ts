import { endpoints } from '@bearings/contracts';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { type Caller } from '../auth/caller.js';
import { CurrentCaller } from '../auth/current-caller.decorator.js';
import { Access } from '../platform/http/access.decorator.js';
import { UuidParam } from '../platform/http/uuid-param.js';
import { renderHtml } from './render-html.js';
import { renderText } from './render-text.js';
import { CountryQuery } from './report.dto.js';
import { ReportReader } from './report.reader.js';

/** The file runs nothing, loads nothing and is nobody's origin, whatever a name in it holds. */
const FILE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

@ApiTags('report')
@Controller()
export class DownloadController {
  constructor(private readonly reader: ReportReader) {}

  @Get(endpoints.downloadHtml.path)
  @Access('owner')
  @ApiProduces('text/html')
  @ApiOkResponse({ type: String })
  async html(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Query() { country }: CountryQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const view = await this.reader.read(caller, id, country);
    await attachment(reply, 'text/html', fileName(view.generatedAt, 'html')).send(renderHtml(view));
  }

  @Get(endpoints.downloadText.path)
  @Access('owner')
  @ApiProduces('text/plain')
  @ApiOkResponse({ type: String })
  async text(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Query() { country }: CountryQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const view = await this.reader.read(caller, id, country);
    await attachment(reply, 'text/plain', fileName(view.generatedAt, 'txt')).send(renderText(view));
  }
}

/** Without a personal name: files are seen by others. */
const fileName = (generatedAt: string, ending: string): string =>
  `career-report-${generatedAt.slice(0, 10)}.${ending}`;

function attachment(reply: FastifyReply, type: string, name: string): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', FILE_POLICY)
    .header('cache-control', 'private, no-store');
}
