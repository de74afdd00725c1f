import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, getThrottleKey } from '../../auth/access/caller.js';
import { Access, Refuses, Replies, UuidParam } from '../../platform/http/route.decorators.js';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import { CountryQuery } from '../report.dto.js';
import { LongListReply, SortingDto } from './long-list.dto.js';
import { LongListService } from './long-list.service.js';
import { RetakeDto, RevisionRequestDto, RevisionRequestedReply, WhatIfReply } from './revision.dto.js';
import { RevisionService } from './revision.service.js';
import { WhatIfService } from './what-if.service.js';

/** Limits the valid requests of each caller. The number of revisions of a report is limited separately. */
const REVISION_THROTTLE: ThrottleRule = {
  name: 'circumstances',
  points: 60,
  seconds: 60 * 60,
  message: 'You changed this too often.',
};

/** Limit per account, far above normal use, because each request takes processor time. */
const WHAT_IF_THROTTLE: ThrottleRule = {
  name: 'what-if',
  points: 200,
  seconds: 60 * 60,
  message: 'You tried this very often.',
};

@ApiTags('report')
@Controller()
export class RevisionController {
  constructor(
    private readonly revisions: RevisionService,
    private readonly whatIfs: WhatIfService,
    private readonly longLists: LongListService,
    private readonly throttle: Throttle,
  ) {}

  @Put('/api/reports/:id/circumstances')
  @Access('owner')
  @Replies(RevisionRequestedReply, 'Makes a free revision of a paid report from other circumstances.', { status: 202 })
  @Refuses({ 409: ['payment_required'] })
  async reviseReport(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Body() { circumstances }: RevisionRequestDto,
  ) {
    await this.throttle.take(REVISION_THROTTLE, getThrottleKey(caller));
    return this.revisions.request(caller, id, circumstances);
  }

  @Post('/api/reports/:id/what-if')
  @Access('owner')
  @Replies(WhatIfReply, 'Returns the careers that a revision from other circumstances would have. Stores nothing.')
  @Refuses({ 409: ['payment_required'] })
  async whatIf(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Query() { country }: CountryQuery,
    @Body() { circumstances }: RevisionRequestDto,
  ) {
    await this.throttle.take(WHAT_IF_THROTTLE, getThrottleKey(caller));
    return this.whatIfs.careers(caller, id, circumstances, country);
  }

  @Post('/api/reports/:id/retake')
  @Access('owner')
  @Replies(
    RevisionRequestedReply,
    'Makes the one free revision of a paid report from the answers of an unpaid assessment of its owner.',
    { status: 202 },
  )
  @Refuses({
    409: ['already_paid', 'assessment_superseded', 'assessment_unfinished', 'payment_required', 'retake_unavailable'],
  })
  async retakeReport(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Body() { assessmentId }: RetakeDto,
  ) {
    await this.throttle.take(REVISION_THROTTLE, getThrottleKey(caller));
    return this.revisions.retake(caller, id, assessmentId.toLowerCase());
  }

  @Get('/api/reports/:id/long-list')
  @Access('owner')
  @Replies(LongListReply, 'Returns the best 25 careers, for their owner to sort.')
  @Refuses({ 409: ['payment_required'] })
  longList(@CurrentCaller() caller: Caller, @UuidParam('id') id: string) {
    return this.longLists.list(caller, id);
  }

  @Put('/api/reports/:id/long-list')
  @Access('owner')
  @Replies(RevisionRequestedReply, 'Makes a free revision of a paid report from how its owner sorted the long list.', {
    status: 202,
  })
  @Refuses({ 409: ['payment_required'] })
  async sortLongList(@CurrentCaller() caller: Caller, @UuidParam('id') id: string, @Body() { sorted }: SortingDto) {
    await this.throttle.take(REVISION_THROTTLE, getThrottleKey(caller));
    return this.longLists.sort(caller, id, sorted);
  }
}
