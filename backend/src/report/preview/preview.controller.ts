import type { PreviewCareers } from '@bearings/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../auth/access/caller.js';
import { Access, Replies, UuidParam } from '../../platform/http/route.decorators.js';
import { PreviewCareersReply } from './preview.dto.js';
import { PreviewService } from './preview.service.js';

@ApiTags('report')
@Controller()
export class PreviewController {
  constructor(private readonly service: PreviewService) {}

  @Get('/api/assessments/:id/preview-careers')
  @Access('owner')
  @Replies(PreviewCareersReply, 'Returns what is told of the careers before payment.')
  previewCareers(@CurrentCaller() caller: Caller, @UuidParam('id') id: string): Promise<PreviewCareers> {
    return this.service.careers(caller, id);
  }
}
