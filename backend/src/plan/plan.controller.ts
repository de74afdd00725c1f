import { endpoints, pageTo, planCalendar } from '@bearings/contracts';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Patch,
  Post,
  Query,
  Res,
  UseFilters,
} from '@nestjs/common';
import {
  ApiExtraModels,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { type Caller } from '../auth/access/caller.js';
import { CurrentCaller } from '../auth/access/current-caller.decorator.js';
import { SignInFirstFilter } from '../auth/access/sign-in-first.filter.js';
import { CONFIG, type Config } from '../config/config.js';
import { Access } from '../platform/http/access.decorator.js';
import { UuidParam } from '../platform/http/uuid-param.js';
import { Throttle, type ThrottleRule } from '../platform/throttle/throttle.js';
import { GlanceService } from './glance.service.js';

import {
  PlanChangeDto,
  PlanReply,
  RemindersStoppedDto,
  ReportGlanceReply,
  StopQueryDto,
} from './plan.dto.js';
import { PlanService } from './plan.service.js';

/** For each session. A plan that was worked on offline sends its changes one by one. */
const CHANGES: ThrottleRule = {
  name: 'plan-changes',
  points: 600,
  seconds: 60 * 60,
  message: 'You changed your plan very often. Please try again in an hour.',
};

@ApiTags('plan')
@Controller()
export class PlanController {
  constructor(
    private readonly plans: PlanService,
    private readonly glances: GlanceService,
    private readonly throttle: Throttle,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get(endpoints.plan.path)
  @Access('owner')
  @ApiOkResponse({ type: PlanReply })
  one(@CurrentCaller() caller: Caller, @UuidParam('id') id: string): Promise<PlanReply> {
    return this.plans.read(caller, id);
  }

  @Patch(endpoints.changePlan.path)
  @Access('owner')
  @ApiOkResponse({ type: PlanReply })
  async change(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Body() body: PlanChangeDto,
  ): Promise<PlanReply> {
    await this.throttle.take(CHANGES, caller.sessionId ?? id);
    return this.plans.change(caller, id, body);
  }

  @Get(endpoints.planCalendar.path)
  @Access('owner')
  @UseFilters(SignInFirstFilter)
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String })
  async calendar(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const plan = await this.plans.read(caller, id);
    const { publicUrl } = this.config.http;
    const url = publicUrl + pageTo.plan(plan.assessmentId);
    const { hostname: host } = new URL(publicUrl);
    await reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="career-plan.ics"')
      .send(planCalendar({ plan, url, host, now: new Date() }));
  }

  @Get(endpoints.reportGlance.path)
  @Access('user')
  @ApiExtraModels(ReportGlanceReply)
  @ApiOkResponse({
    schema: { nullable: true, allOf: [{ $ref: getSchemaPath(ReportGlanceReply) }] },
  })
  glance(@CurrentCaller() caller: Caller): Promise<ReportGlanceReply | null> {
    return this.glances.read(caller);
  }

  @Post(endpoints.stopReminders.path)
  @Access('anyone')
  @HttpCode(200)
  @ApiOkResponse({
    type: RemindersStoppedDto,
    description: 'The same whether or not the key is known. A body is not read.',
  })
  async stop(@Query() { key }: StopQueryDto): Promise<RemindersStoppedDto> {
    await this.plans.stopReminders(key);
    return { status: 'stopped' };
  }
}
