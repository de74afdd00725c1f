import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../auth/access/caller.js';
import { Access, Refuses, Replies, UuidParam } from '../../platform/http/route.decorators.js';
import { LimitPerCaller, type ThrottleRule } from '../../platform/throttle/throttle.js';
import { ReportSources } from '../reading/report-sources.service.js';
import { ReportQuery } from '../report.dto.js';
import { CareerChangeDto, CareerChoiceReply, CareerRowReply, ReportCareersReply } from './selections.dto.js';
import { SelectionsService } from './selections.service.js';

/** Limits changes of career choices. A person who clicks and types them never reaches the limit. */
const CAREER_CHOICE_THROTTLE: ThrottleRule = {
  name: 'career-choices',
  points: 600,
  seconds: 60 * 60,
  message: 'You changed this too often.',
};

@ApiTags('report')
@Controller()
export class SelectionsController {
  constructor(
    private readonly sources: ReportSources,
    private readonly choices: SelectionsService,
  ) {}

  @Get('/api/reports/:id/careers')
  @Access('owner')
  @Replies(ReportCareersReply, 'Returns the careers of a report as data.')
  @Refuses({ 409: ['payment_required'] })
  async reportCareers(@CurrentCaller() caller: Caller, @UuidParam('id') id: string, @Query() query: ReportQuery) {
    return this.choices.careers(await this.sources.forCaller(caller, id), query);
  }

  @Get('/api/reports/:id/careers/:code')
  @Access('owner')
  @Replies(CareerRowReply, "Compares any occupation with a report's person.")
  @Refuses({ 409: ['payment_required'] })
  async reportCareer(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Param('code') code: string,
    @Query() query: ReportQuery,
  ) {
    return this.choices.career(await this.sources.forCaller(caller, id), code, query);
  }

  @Patch('/api/reports/:id/careers/:code')
  @Access('owner')
  @LimitPerCaller(CAREER_CHOICE_THROTTLE)
  @Replies([CareerChoiceReply], 'Changes what is chosen for a career, and returns all choices of the report.')
  @Refuses({ 409: ['payment_required', 'too_many_choices'] })
  async chooseCareer(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Param('code') code: string,
    @Body() body: CareerChangeDto,
  ) {
    return this.choices.change(await this.sources.accessForCaller(caller, id), code, body);
  }
}
