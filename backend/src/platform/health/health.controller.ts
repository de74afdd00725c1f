import { Controller, Get, Inject } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config/config.js';
import { Described } from '../http/api-types.js';
import { Access, Replies } from '../http/route.decorators.js';
import { UnavailableError } from '../http/app-error.js';
import { PING_STATEMENT } from './health.statements.js';

class HealthReply {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';

  @Described('Which process answers, such as bearings-api.') service: string;
  @Described('The release that it runs.') release: string;
  @Described('Its name among the processes of the service.') instance: string;
}

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('/api/health/live')
  @Access('anyone')
  @Replies(HealthReply, 'Returns whether the process runs.', {
    description: 'The process answers.',
  })
  live(): HealthReply {
    return { status: 'ok', ...this.config.identity };
  }

  @Get('/api/health/ready')
  @Access('anyone')
  @Replies(HealthReply, 'Returns whether the process can serve calls.', {
    description: 'The database answers too.',
  })
  async ready(): Promise<HealthReply> {
    try {
      await PING_STATEMENT.find(this.database);
    } catch {
      throw new UnavailableError('unavailable', 'The database does not answer.');
    }
    return this.live();
  }
}
