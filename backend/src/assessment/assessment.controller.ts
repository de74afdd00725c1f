import type { Draft } from '@bearings/contracts';
import { Body, Controller, Get, Patch, Post, Put, Res } from '@nestjs/common';
import { getSchemaPath, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { type Caller, CurrentCaller } from '../auth/access/caller.js';
import { RequestSessions } from '../auth/sessions/request-sessions.js';
import { Access, Refuses, Replies, Reply, UuidParam } from '../platform/http/route.decorators.js';
import { InvalidFieldError } from '../platform/http/app-error.js';
import { Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';
import {
  AssessmentChangeDto,
  AssessmentReply,
  DraftDto,
  AssessmentSubmissionDto,
  TrackedReply,
} from './assessment.dto.js';
import { EmailAddressDto } from '../auth/auth.dto.js';
import { AssessmentPresenter } from './assessment.presenter.js';
import { AssessmentService } from './assessment.service.js';
import { SubmissionService } from './submission.service.js';

/** The browser saves a draft one second after each change. The limit is many times what one assessment needs. */
const DRAFT_THROTTLE: ThrottleRule = {
  name: 'drafts',
  points: 1_000,
  seconds: 60 * 60,
  message: 'Your answers were saved too often.',
};

@ApiTags('assessment')
@Controller()
export class AssessmentController {
  constructor(
    private readonly service: AssessmentService,
    private readonly submissions: SubmissionService,
    private readonly presenter: AssessmentPresenter,
    private readonly sessions: RequestSessions,
    private readonly throttle: Throttle,
  ) {}

  @Post('/api/assessments/start-tracking')
  @Access('visitor')
  @Replies(TrackedReply, 'Opens an assessment for an email address.')
  @Refuses({ 401: ['unauthorized'] })
  async startTracking(
    @CurrentCaller() caller: Caller,
    @Reply() reply: FastifyReply,
    @Body() { email }: EmailAddressDto,
  ) {
    const owner = await this.sessions.open(caller, reply);
    return { id: await this.service.storeEmail(owner, email) };
  }

  @Post('/api/assessments/public')
  @Access('visitor')
  @Replies(AssessmentReply, 'Completes an assessment, or creates a completed one.')
  @Refuses({ 401: ['unauthorized'] })
  async submitAssessment(
    @CurrentCaller() caller: Caller,
    @Reply() reply: FastifyReply,
    @Body() submission: AssessmentSubmissionDto,
  ) {
    const owner = await this.sessions.open(caller, reply);
    return this.submissions.submit(owner, submission);
  }

  @Get('/api/assessments/draft')
  @Access('visitor')
  @Replies(null, 'Returns the answers so far, or null.', {
    schema: { type: 'object', nullable: true, allOf: [{ $ref: getSchemaPath(DraftDto) }] },
    description: 'null when nothing is in progress.',
  })
  async draft(@CurrentCaller() caller: Caller, @Res() reply: FastifyReply) {
    // Written as JSON here, because null means that no draft is stored, and Nest would send it as an empty body, which
    // is not valid JSON.
    const draft = await this.service.draft(caller);
    await reply.type('application/json').send(JSON.stringify(draft));
  }

  @Put('/api/assessments/draft')
  @Access('visitor')
  @Replies(DraftDto, 'Saves the answers so far.')
  @Refuses({ 401: ['unauthorized'] })
  async saveDraft(@CurrentCaller() caller: Caller, @Reply() reply: FastifyReply, @Body() draft: DraftDto) {
    if (caller.sessionId === null && isEmptyDraft(draft)) return draft;
    const owner = await this.sessions.open(caller, reply);
    await this.throttle.take(DRAFT_THROTTLE, owner.sessionId);
    return this.service.saveDraft(owner, draft);
  }

  @Get('/api/assessments')
  @Access('user')
  @Replies([AssessmentReply], "Lists the account's assessments.")
  async assessments(@CurrentCaller() caller: Caller) {
    return this.presenter.presentAll(await this.service.list(caller));
  }

  @Get('/api/assessments/:id')
  @Access('owner')
  @Replies(AssessmentReply, 'Returns one assessment.')
  async assessment(@CurrentCaller() caller: Caller, @UuidParam('id') id: string) {
    return this.presenter.present(await this.service.getOwned(caller, id));
  }

  @Patch('/api/assessments/:id')
  @Access('owner')
  @Replies(AssessmentReply, 'Changes the email or the country of an unpaid assessment.')
  @Refuses({ 409: ['already_paid'] })
  async changeAssessment(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Body() { email, countryCode }: AssessmentChangeDto,
  ) {
    if (email === undefined && countryCode === undefined) {
      throw new InvalidFieldError('email', 'Please enter an email or choose a country.');
    }
    const change = {
      ...(email !== undefined && { email }),
      ...(countryCode !== undefined && { country: countryCode }),
    };
    return this.presenter.present(await this.service.change(caller, id, change));
  }
}

/** Returns whether the draft contains nothing, so that no session is needed. */
function isEmptyDraft({ answers, ...details }: Draft): boolean {
  return Object.keys(answers).length === 0 && Object.values(details).every((detail) => !detail);
}
