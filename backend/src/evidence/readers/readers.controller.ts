import { Body, Controller, Get, Header, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Replies, UuidParam } from '../../platform/http/route.decorators.js';
import { CommentApprovalDto, EvidenceReply, QuotableCommentReply } from './readers.dto.js';
import { ReadersService } from './readers.service.js';

/**
 * Browsers and proxies may store the reply for a minute, because every landing page requests these figures and readers'
 * quotes. So a quote that is no longer approved may be shown for another minute.
 */
const CACHE_CONTROL = 'public, max-age=60';

@ApiTags('evidence')
@Controller()
export class ReadersController {
  constructor(private readonly readers: ReadersService) {}

  @Get('/api/evidence')
  @Access('anyone')
  @Header('cache-control', CACHE_CONTROL)
  @Replies(EvidenceReply, 'Returns what readers said of their reports.')
  evidence() {
    return this.readers.evidence();
  }

  @Get('/api/admin/comments')
  @Access('admin')
  @Replies([QuotableCommentReply], 'Returns the comments of readers that may be quoted, newest first.')
  adminComments() {
    return this.readers.comments();
  }

  @Patch('/api/admin/comments/:id')
  @Access('admin')
  @Replies(null, 'Approves the comment on an assessment’s report to be quoted.', { status: 204 })
  async approveComment(@UuidParam('id') id: string, @Body() { approved }: CommentApprovalDto): Promise<void> {
    await this.readers.approve(id, approved);
  }
}
