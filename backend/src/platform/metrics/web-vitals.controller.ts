import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Replies } from '../http/route.decorators.js';
import { createNetworkRule, LimitPerNetwork } from '../throttle/throttle.js';
import { Metrics } from './metrics.js';
import { WebVitalsAcceptedDto, WebVitalsDto } from './web-vitals.dto.js';

const NETWORK_THROTTLE = createNetworkRule('web-vitals', 30, 'Too many measurements came from your network.');

const TIME_METRICS = ['ttfb', 'fcp', 'lcp', 'inp'] as const;

/** Counts load times of sampled visits by page. Nothing about the visit is stored or logged. */
@ApiTags('web-vitals')
@Controller()
export class WebVitalsController {
  constructor(private readonly metrics: Metrics) {}

  @Post('/api/web-vitals')
  @Access('anyone')
  @LimitPerNetwork(NETWORK_THROTTLE)
  @Replies(WebVitalsAcceptedDto, 'Takes the load times of a sampled visit.', { status: 202 })
  sendWebVitals(@Body() vitals: WebVitalsDto): WebVitalsAcceptedDto {
    const { page, cls } = vitals;
    for (const vital of TIME_METRICS) {
      const ms = vitals[vital];
      if (ms !== undefined) {
        this.metrics.observe('bearings_web_vital_seconds', { page, vital }, ms / 1_000);
      }
    }
    if (cls !== undefined) this.metrics.observe('bearings_web_layout_shift', { page }, cls);
    return { status: 'accepted' };
  }
}
