import { endpoints } from '@bearings/contracts';
import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Caller } from '../../auth/access/caller.js';
import { CurrentCaller } from '../../auth/access/current-caller.decorator.js';
import { Access } from '../../platform/http/access.decorator.js';
import { UuidParam } from '../../platform/http/uuid-param.js';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import { ReportQuery } from '../report.dto.js';
import {
  CareerChangeDto,
  CareerChoiceReply,
  CareerRowReply,
  ReportCareersReply,
} from './selections.dto.js';
import { SelectionsService } from './selections.service.js';

/** Far more than a person makes by hand, for each report. */
const CHANGES: ThrottleRule = {
  name: 'career-choices',
  points: 600,
  seconds: 60 * 60,
  message: 'You changed this too often. Please try again in an hour.',
};

@ApiTags('report')
@Controller()
export class SelectionsController {
  constructor(
    private readonly choices: SelectionsService,
    private readonly throttle: Throttle,
  ) {}

  @Get(endpoints.reportCareers.path)
  @Access('owner')
  @ApiOkResponse({ type: ReportCareersReply })
  careers(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Query() query: ReportQuery,
  ): Promise<ReportCareersReply> {
    return this.choices.careers(caller, id, query);
  }

  @Get(endpoints.reportCareer.path)
  @Access('owner')
  @ApiOkResponse({ type: CareerRowReply })
  career(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Param('code') code: string,
    @Query() query: ReportQuery,
  ): Promise<CareerRowReply> {
    return this.choices.career(caller, id, code, query);
  }

  @Patch(endpoints.chooseCareer.path)
  @Access('owner')
  @ApiOkResponse({ type: [CareerChoiceReply] })
  async change(
    @CurrentCaller() caller: Caller,
    @UuidParam('id') id: string,
    @Param('code') code: string,
    @Body() body: CareerChangeDto,
  ): Promise<CareerChoiceReply[]> {
    await this.throttle.take(CHANGES, caller.sessionId ?? id);
    return this.choices.change(caller, id, code, body);
  }
}
