import { Body, Controller, Get, Header, Patch, Post, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentUserId } from '../../auth/access/caller.js';
import { Access, Replies, UuidParam } from '../../platform/http/route.decorators.js';
import { formatCsvHeader, formatCsvLine } from '../../platform/http/csv.js';
import { CommentApprovalDto, EvidenceReply, QualityReply } from './quality.dto.js';
import { QualityService } from './quality.service.js';

const CSV_COLUMNS = ['kind', 'subject', 'label', 'bank', 'n', 'value', 'low', 'high', 'computed_on'];

/**
 * Browsers and proxies may store the reply for a minute, because every landing page requests these figures and readers'
 * quotes. So a quote that is no longer approved may be shown for another minute.
 */
const CACHE_CONTROL = 'public, max-age=60';

@ApiTags('evidence')
@Controller()
export class QualityController {
  constructor(private readonly quality: QualityService) {}

  @Get('/api/evidence')
  @Access('anyone')
  @Header('cache-control', CACHE_CONTROL)
  @Replies(EvidenceReply, 'Returns what readers said of their reports.')
  evidence() {
    return this.quality.evidence();
  }

  @Get('/api/admin/quality')
  @Access('admin')
  @Replies(QualityReply, 'Returns the figures of the questionnaire and of what readers said.')
  adminQuality() {
    return this.quality.read();
  }

  @Post('/api/admin/quality/run')
  @Access('admin')
  @Replies(null, 'Requests that these figures are computed again.', { status: 202 })
  async runQuality(): Promise<void> {
    await this.quality.request();
  }

  @Patch('/api/admin/comments/:id')
  @Access('admin')
  @Replies(null, 'Approves the comment on an assessment’s report to be quoted.', { status: 204 })
  async approveComment(@UuidParam('id') id: string, @Body() { approved }: CommentApprovalDto): Promise<void> {
    await this.quality.approve(id, approved);
  }

  @Get('/api/admin/quality.csv')
  @Access('admin')
  @ApiProduces('text/csv')
  @Replies(null, 'Returns these figures as a CSV file; the export is audited.', {
    schema: { type: 'string' },
  })
  async exportQuality(@CurrentUserId() adminId: string) {
    const rows = await this.quality.export(adminId);
    return new StreamableFile(Buffer.from(formatCsvHeader(CSV_COLUMNS) + rows.map(formatCsvLine).join('')), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="quality.csv"',
    });
  }
}
