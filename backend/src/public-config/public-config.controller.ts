import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { listCapabilities } from '../config/capabilities.js';
import { CONFIG, type Config } from '../config/config.js';
import { Access, Replies } from '../platform/http/route.decorators.js';
import { PublicConfigReply } from './public-config.dto.js';

/** The part of the configuration that a browser needs. */
@ApiTags('public-config')
@Controller()
export class PublicConfigController {
  constructor(@Inject(CONFIG) private readonly settings: Config) {}

  @Get('/api/config')
  @Access('anyone')
  @Replies(PublicConfigReply, 'Returns what the pages need to know of the configuration.')
  config() {
    const { payment, demoAdmin, minimumAge } = this.settings;
    return {
      stripePublicKey: payment.kind === 'unavailable' ? '' : payment.publishableKey,
      sandbox: payment.kind === 'sandbox',
      ...(demoAdmin ? { demoAdmin } : {}),
      ...(minimumAge === null ? {} : { minimumAge }),
      capabilities: listCapabilities(this.settings),
    };
  }
}
