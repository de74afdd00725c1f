import { type AdminOverview, endpoints } from '@bearings/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/http/access.decorator.js';
import { AdminService } from './admin.service.js';

class AdminOverviewReply implements AdminOverview {
  @ApiProperty()
  started: number;

  @ApiProperty()
  completed: number;

  @ApiProperty()
  paid: number;

  @ApiProperty()
  ready: number;

  @ApiProperty({ description: 'Pence.' })
  revenue: number;
}

@ApiTags('admin')
@Controller()
export class AdminController {
  constructor(private readonly admin: AdminService) {}

  @Get(endpoints.adminOverview.path)
  @Access('admin')
  @ApiOkResponse({ type: AdminOverviewReply })
  overview(): Promise<AdminOverviewReply> {
    return this.admin.overview();
  }
}
