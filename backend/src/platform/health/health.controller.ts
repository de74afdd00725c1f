import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Access } from '../http/access.decorator.js';
import { UnavailableError } from '../http/app-error.js';
import { PING } from './health.statements.js';

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
  @ApiOkResponse({ type: HealthReply, description: 'The process answers.' })
  @ApiOperation({ summary: 'Returns whether the process runs.' })
  live(): HealthReply {
    return { status: 'ok' };
  }

  @Get('/api/health/ready')
  @Access('anyone')
  @ApiOkResponse({ type: HealthReply, description: 'The database answers too.' })
  @ApiOperation({ summary: 'Returns whether the process can serve calls.' })
  async ready(): Promise<HealthReply> {
    try {
      await PING.find(this.database);
    } catch {
      throw new UnavailableError('unavailable', 'The database does not answer.');
    }
    return { status: 'ok' };
  }
}
