import { type Circumstances, type Draft, endpoints } from '@bearings/contracts';
import { Body, Controller, Get, HttpCode, Patch, Post, Put, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Caller } from '../auth/access/caller.js';
import { CurrentCaller } from '../auth/access/current-caller.decorator.js';
import { RequestSessions } from '../auth/sessions/request-sessions.js';
import { Access } from '../platform/http/access.decorator.js';
import { UuidParam } from '../platform/http/uuid-param.js';
import { Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';
import {
  AssessmentReply,
  DraftDto,
  DraftReply,
  EmailDto,
  SubmissionDto,
  TrackedReply,
} from './assessment.dto.js';
import { AssessmentPresenter } from './assessment.presenter.js';
import { AssessmentService } from './assessment.service.js';
import { parseCircumstances } from './circumstances.js';
import { parseDraftAnswers } from './responses.js';
import { parseSubmission, valueOf } from './submission-body.js';
import { SubmissionService } from './submission.service.js';

/** One is saved a second after the last change; many times what an assessment takes. */
const DRAFTS: ThrottleRule = {
  name: 'drafts',
  points: 1_000,
  seconds: 60 * 60,
  message: 'Your answers were saved too often. Please try again in an hour.',
};

@ApiTags('assessment')
@Controller()
export class AssessmentController {
  constructor(
    private readonly assessments: AssessmentService,
    private readonly submissions: SubmissionService,
    private readonly presenter: AssessmentPresenter,
    private readonly sessions: RequestSessions,
    private readonly throttle: Throttle,
  ) {}

  @Post(endpoints.startTracking.path)
  @Access('visitor')
  @HttpCode(200)
  @ApiOkResponse({ type: TrackedReply })
  async startTracking(
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { email }: EmailDto,
  ): Promise<TrackedReply> {
    const owner = await this.sessions.open(caller, request, reply);
    return { id: await this.assessments.track(owner, email) };
  }

  @Post(endpoints.submitAssessment.path)
  @Access('visitor')
  @HttpCode(200)
  @ApiBody({ type: SubmissionDto })
  @ApiOkResponse({ type: AssessmentReply })
  async submit(
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AssessmentReply> {
    const submission = parseSubmission(request.body);
    const owner = await this.sessions.open(caller, request, reply);
    return this.submissions.submit(owner, submission);
  }

  @Get(endpoints.draft.path)
  @Access('visitor')
  @ApiOkResponse({ type: DraftReply, description: 'null when nothing is in progress.' })
  async draft(@CurrentCaller() caller: Caller, @Res() reply: FastifyReply): Promise<void> {
    // Nest sends a null as an empty body, which is not JSON.
    const draft = await this.assessments.draft(caller);
    await reply.type('application/json').send(JSON.stringify(draft));
  }

  @Put(endpoints.saveDraft.path)
  @Access('visitor')
  @ApiOkResponse({ type: DraftReply })
  async saveDraft(
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { answers, circumstances, ...details }: DraftDto,
  ): Promise<DraftReply> {
    const draft = {
      ...details,
      answers: valueOf(parseDraftAnswers(answers)),
      ...statedCircumstances(circumstances),
    };
    if (caller.sessionId === null && isEmpty(draft)) return draft;
    const owner = await this.sessions.open(caller, request, reply);
    await this.throttle.take(DRAFTS, owner.sessionId);
    return this.assessments.saveDraft(owner, draft);
  }

  @Get(endpoints.assessments.path)
  @Access('user')
  @ApiOkResponse({ type: [AssessmentReply] })
  async list(@CurrentCaller() caller: Caller): Promise<AssessmentReply[]> {
    return this.presenter.presentAll(await this.assessments.list(caller));
  }

  @Get(endpoints.assessment.path)
  @Access('owner')
  @ApiOkResponse({ type: AssessmentReply })
  async one(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
  ): Promise<AssessmentReply> {
    return this.presenter.present(await this.assessments.getOwned(caller, id));
  }

  @Patch(endpoints.correctEmail.path)
  @Access('owner')
  @ApiOkResponse({ type: AssessmentReply })
  async correctEmail(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Body() { email }: EmailDto,
  ): Promise<AssessmentReply> {
    return this.presenter.present(await this.assessments.correctEmail(caller, id, email));
  }
}

/** Nothing was typed or answered yet: no reason to begin a session. */
function isEmpty({ answers, ...details }: Draft): boolean {
  return Object.keys(answers).length === 0 && Object.values(details).every((detail) => !detail);
}

/** The optional step, where it was sent at all. */
function statedCircumstances(input: unknown): { circumstances?: Circumstances } {
  return input === undefined ? {} : { circumstances: valueOf(parseCircumstances(input)) };
}
