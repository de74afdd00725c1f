import { pages, pageTo } from '@bearings/contracts';
import { Body, Controller, Get, Inject, Patch, Post, Query, Res, UseFilters } from '@nestjs/common';
import { ApiOperation, ApiExtraModels, ApiProduces, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { type Caller, CurrentCaller } from '../auth/access/caller.js';
import { SignInFirstFilter } from '../auth/access/sign-in-first.filter.js';
import { CONFIG, type Config } from '../config/config.js';
import { AcceptsBody, Access, Refuses, Replies, UuidParam } from '../platform/http/route.decorators.js';
import { toAttachment } from '../platform/http/attachment.js';
import { buildPageUrlWithKey, SEE_OTHER_STATUS } from '../platform/http/page-with-key.js';
import { LimitPerCaller, type ThrottleRule } from '../platform/throttle/throttle.js';
import { ReportSources } from '../report/reading/report-sources.service.js';
import { GlanceService } from './glance.service.js';
import { createPlanCalendar } from './plan-calendar.js';
import { PlanChangeDto, PlanReply, RemindersStoppedDto, ReportGlanceReply, StopQueryDto } from './plan.dto.js';
import { PlanService } from './plan.service.js';

/** The limit is high, because a plan that was edited offline sends its changes one by one. */
const PLAN_CHANGE_THROTTLE: ThrottleRule = {
  name: 'plan-changes',
  points: 600,
  seconds: 60 * 60,
  message: 'You changed your plan very often.',
};

@ApiTags('plan')
@Controller()
export class PlanController {
  constructor(
    private readonly sources: ReportSources,
    private readonly plans: PlanService,
    private readonly glances: GlanceService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('/api/reports/:id/plan')
  @Access('owner')
  @Replies(PlanReply, 'Returns the plan of a report.')
  @Refuses({ 409: ['payment_required'] })
  async plan(@CurrentCaller() caller: Caller, @UuidParam('id') id: string) {
    return this.plans.read(await this.sources.forCaller(caller, id));
  }

  @Patch('/api/reports/:id/plan')
  @Access('owner')
  @LimitPerCaller(PLAN_CHANGE_THROTTLE)
  @Replies(PlanReply, 'Changes the plan of a report and returns it.')
  @Refuses({ 409: ['payment_required', 'refused'] })
  async changePlan(@CurrentCaller() caller: Caller, @UuidParam('id') id: string, @Body() body: PlanChangeDto) {
    return this.plans.change(await this.sources.forCaller(caller, id), body);
  }

  @Get('/api/reports/:id/plan.ics')
  @Access('owner')
  @UseFilters(SignInFirstFilter)
  @ApiProduces('text/calendar')
  @Replies(String, 'Returns the open steps of a plan as an iCalendar file.')
  @Refuses({ 409: ['payment_required'] })
  async planCalendar(@CurrentCaller() caller: Caller, @UuidParam('id') id: string, @Res() reply: FastifyReply) {
    const plan = await this.plans.read(await this.sources.forCaller(caller, id));
    const { publicUrl } = this.config.http;
    const url = publicUrl + pageTo.plan(plan.assessmentId);
    const { hostname: host } = new URL(publicUrl);
    await reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', toAttachment('career-plan.ics'))
      .send(createPlanCalendar({ plan, url, host, now: new Date() }));
  }

  @Get('/api/user/report-glance')
  @Access('user')
  @ApiExtraModels(ReportGlanceReply)
  @Replies(null, 'Returns the newest report in small, or null.', {
    schema: { type: 'object', nullable: true, allOf: [{ $ref: getSchemaPath(ReportGlanceReply) }] },
  })
  reportGlance(@CurrentCaller() caller: Caller) {
    return this.glances.read(caller);
  }

  @Post('/api/plan-reminders/stop')
  @AcceptsBody(true)
  @Access('anyone')
  @Replies(RemindersStoppedDto, 'Stops the reminders of a plan; mail programs post here too (RFC 8058).', {
    description: 'The same whether or not the key is known. A body is not read.',
  })
  async stopReminders(@Query() { key }: StopQueryDto): Promise<RemindersStoppedDto> {
    await this.plans.stopReminders(key);
    return { status: 'stopped' };
  }

  @Get('/api/plan-reminders/stop')
  @Access('anyone')
  @ApiOperation({
    summary: 'Redirects who follows the address of a mail’s header to the page with the button.',
  })
  async showStopPage(@Query('key') key: unknown, @Res() reply: FastifyReply): Promise<void> {
    await reply.redirect(buildPageUrlWithKey(pages.stopReminders, key), SEE_OTHER_STATUS);
  }
}
