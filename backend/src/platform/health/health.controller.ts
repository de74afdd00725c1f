import { Controller, Get } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Access, Replies } from '../http/route.decorators.js';
import { UnavailableError } from '../http/app-error.js';
import { PING_STATEMENT } from './health.statements.js';

class HealthReply {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(private readonly database: DataSource) {}

  @Get('/api/health/live')
  @Access('anyone')
  @Replies(HealthReply, 'Returns whether the process runs.', {
    description: 'The process answers.',
  })
  live(): HealthReply {
    return { status: 'ok' };
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
    return { status: 'ok' };
  }
}
