import { pages } from '@bearings/contracts';
import { Body, Controller, Get, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { type Caller, CurrentCaller } from '../auth/access/caller.js';
import { AcceptsBody, Access, Refuses, Replies, UuidParam } from '../platform/http/route.decorators.js';
import { buildPageUrlWithKey, SEE_OTHER_STATUS } from '../platform/http/page-with-key.js';
import {
  createNetworkRule,
  LimitPerCaller,
  LimitPerNetwork,
  type ThrottleRule,
} from '../platform/throttle/throttle.js';
import {
  FeedbackChangeDto,
  FeedbackReply,
  FollowUpAnsweredDto,
  FollowUpKeyDto,
  JobAnsweredDto,
  JobQuestionsReply,
} from './evidence.dto.js';
import { FeedbackService } from './feedback.service.js';

/** Limits how often feedback is changed. A person who types never reaches the limit. */
const FEEDBACK_CHANGE_THROTTLE: ThrottleRule = {
  name: 'feedback-changes',
  points: 200,
  seconds: 60 * 60,
  message: 'You changed this too often.',
};
const FOLLOW_UP_THROTTLE = createNetworkRule('follow-ups', 4, 'Too many answers came from your network.');

@ApiTags('evidence')
@Controller()
export class FeedbackController {
  constructor(private readonly service: FeedbackService) {}

  @Get('/api/reports/:id/job-questions')
  @Access('owner')
  @Replies(JobQuestionsReply, 'Returns the jobs that the reader of a report is asked about.')
  @Refuses({ 409: ['payment_required'] })
  jobQuestions(@CurrentCaller() caller: Caller, @UuidParam('id') id: string) {
    return this.service.jobQuestions(caller, id);
  }

  @Patch('/api/reports/:id/job-questions')
  @Access('owner')
  @LimitPerCaller(FEEDBACK_CHANGE_THROTTLE)
  @Replies(null, 'Answers one of these questions.', { status: 204 })
  @Refuses({ 409: ['payment_required', 'refused'] })
  answerJob(@CurrentCaller() caller: Caller, @UuidParam('id') id: string, @Body() body: JobAnsweredDto) {
    return this.service.answerJob(caller, id, body);
  }

  @Get('/api/reports/:id/feedback')
  @Access('owner')
  @Replies(FeedbackReply, 'Returns what the reader of a report said of it.')
  @Refuses({ 409: ['payment_required'] })
  feedback(@CurrentCaller() caller: Caller, @UuidParam('id') id: string) {
    return this.service.read(caller, id);
  }

  @Put('/api/reports/:id/feedback')
  @Access('owner')
  @LimitPerCaller(FEEDBACK_CHANGE_THROTTLE)
  @Replies(FeedbackReply, 'Rates a report.')
  @Refuses({ 409: ['payment_required'] })
  rateReport(@CurrentCaller() caller: Caller, @UuidParam('id') id: string, @Body() body: FeedbackChangeDto) {
    return this.service.rate(caller, id, body);
  }

  @Post('/api/follow-ups')
  @Access('anyone')
  @LimitPerNetwork(FOLLOW_UP_THROTTLE)
  @Replies(null, 'Answers a follow-up email.', {
    status: 204,
    description: 'The same whether or not the key is known.',
  })
  async answerFollowUp(@Body() { key, answer }: FollowUpAnsweredDto): Promise<void> {
    await this.service.answerFollowUp(key, answer);
  }

  @Post('/api/follow-ups/stop')
  @AcceptsBody(true)
  @Access('anyone')
  @Replies(null, 'Ends the follow-up emails; mail programs post here too (RFC 8058).', {
    status: 204,
    description: 'The same whether or not the key is known. A body is not read.',
  })
  async stopFollowUps(@Query() { key }: FollowUpKeyDto): Promise<void> {
    await this.service.stopFollowUps(key);
  }

  @Get('/api/follow-ups/stop')
  @Access('anyone')
  @ApiOperation({
    summary: 'Redirects who follows the address of a mail’s header to the page with the button.',
  })
  async showFollowUpPage(@Query('key') key: unknown, @Res() reply: FastifyReply): Promise<void> {
    await reply.redirect(buildPageUrlWithKey(pages.followUp, key), SEE_OTHER_STATUS);
  }
}
