import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Access } from '../http/access.decorator.js';
import { networkOf, Throttle, type ThrottleRule } from '../throttle/throttle.js';
import { Metrics } from './metrics.js';
import { WebVitalsAcceptedDto, WebVitalsDto } from './web-vitals.dto.js';

const FROM_NETWORK: ThrottleRule = {
  name: 'web-vitals',
  points: 60,
  seconds: 60 * 60,
  message: 'That is enough for now.',
};

const TIMES = ['ttfb', 'fcp', 'lcp', 'inp'] as const;

/** Counts what sampled visits measured, by page alone: nothing is stored or logged of the visit. */
@ApiTags('web-vitals')
@Controller()
export class WebVitalsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly throttle: Throttle,
  ) {}

  @Post('/api/web-vitals')
  @Access('anyone')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: WebVitalsAcceptedDto })
  @ApiOperation({ summary: 'Takes the load times of a sampled visit.' })
  async sendWebVitals(
    @Req() request: FastifyRequest,
    @Body() vitals: WebVitalsDto,
  ): Promise<WebVitalsAcceptedDto> {
    await this.throttle.take(FROM_NETWORK, networkOf(request.ip));
    const { page, cls } = vitals;
    for (const vital of TIMES) {
      const ms = vitals[vital];
      if (ms !== undefined) {
        this.metrics.observe('bearings_web_vital_seconds', { page, vital }, ms / 1_000);
      }
    }
    if (cls !== undefined) this.metrics.observe('bearings_web_layout_shift', { page }, cls);
    return { status: 'accepted' };
  }
}
