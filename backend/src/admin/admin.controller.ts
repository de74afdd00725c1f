import {
  ADMIN_LISTED_ROWS,
  type AdminAssessment,
  type AdminAuditEntry,
  type AdminOverview,
  type AdminPage,
  type AdminPayment,
  type AdminPerson,
  type AdminReport,
  type AdminStatistics,
  type AdminUser,
  endpoints,
} from '@bearings/contracts';
import { Controller, Delete, Get, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { Readable } from 'node:stream';
import { NeedsProof } from '../auth/access/needs-proof.decorator.js';
import { CurrentUserId } from '../auth/access/current-caller.decorator.js';
import { Access } from '../platform/http/access.decorator.js';
import { UuidParam } from '../platform/http/uuid-param.js';
import {
  AdminAssessmentPage,
  AdminAuditPage,
  AdminPaymentPage,
  AdminPaymentReply,
  AdminPersonReply,
  AdminReportPage,
  AdminReportReply,
  AdminUserPage,
} from './admin-rows.dto.js';
import {
  AdminExportDto,
  AdminListDto,
  AdminOverviewReply,
  AdminRangeDto,
  AdminStatisticsReply,
} from './admin.dto.js';
import { AdminService } from './admin.service.js';
import { ExportService } from './export.service.js';

@ApiTags('admin')
@Controller()
export class AdminController {
  constructor(
    private readonly admin: AdminService,
    private readonly exports: ExportService,
  ) {}

  @Get(endpoints.adminOverview.path)
  @Access('admin')
  @ApiOkResponse({ type: AdminOverviewReply })
  overview(): Promise<AdminOverview> {
    return this.admin.overview();
  }

  @Get(endpoints.adminUsers.path)
  @Access('admin')
  @ApiOkResponse({ type: AdminUserPage })
  users(@Query() query: AdminListDto): Promise<AdminPage<AdminUser>> {
    return this.admin.list('users', query);
  }

  @Get(endpoints.adminAssessments.path)
  @Access('admin')
  @ApiOkResponse({ type: AdminAssessmentPage })
  assessments(@Query() query: AdminListDto): Promise<AdminPage<AdminAssessment>> {
    return this.admin.list('assessments', query);
  }

  @Get(endpoints.adminPayments.path)
  @Access('admin')
  @ApiOkResponse({ type: AdminPaymentPage })
  payments(@Query() query: AdminListDto): Promise<AdminPage<AdminPayment>> {
    return this.admin.list('payments', query);
  }

  @Get(endpoints.adminReports.path)
  @Access('admin')
  @ApiOkResponse({ type: AdminReportPage })
  reports(@Query() query: AdminListDto): Promise<AdminPage<AdminReport>> {
    return this.admin.list('reports', query);
  }

  @Get(endpoints.adminAudit.path)
  @Access('admin')
  @ApiOkResponse({ type: AdminAuditPage })
  audit(@Query() query: AdminListDto): Promise<AdminPage<AdminAuditEntry>> {
    return this.admin.list('audit', query);
  }

  @Get(endpoints.adminStatistics.path)
  @Access('admin')
  @ApiOkResponse({ type: AdminStatisticsReply })
  statistics(@Query() range: AdminRangeDto): Promise<AdminStatistics> {
    return this.admin.statisticsOf(range);
  }

  @Get(endpoints.adminPerson.path)
  @Access('admin')
  @ApiOkResponse({ type: AdminPersonReply })
  person(@CurrentUserId() adminId: string, @UuidParam('id') id: string): Promise<AdminPerson> {
    return this.admin.person(adminId, id);
  }

  @Get(endpoints.adminExport.path)
  @Access('admin')
  @ApiProduces('text/csv')
  @ApiOkResponse({
    schema: { type: 'string' },
    description: `Rows as CSV, at most ${ADMIN_LISTED_ROWS}.`,
  })
  async export(
    @CurrentUserId() adminId: string,
    @Query() { list, ...query }: AdminExportDto,
  ): Promise<StreamableFile> {
    const lines = await this.exports.export(adminId, list, query);
    return new StreamableFile(Readable.from(lines), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${list}.csv"`,
    });
  }

  @Post(endpoints.rerunReport.path)
  @Access('admin')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: AdminReportReply })
  rerun(@CurrentUserId() adminId: string, @UuidParam('id') id: string): Promise<AdminReport> {
    return this.admin.rerunReport(adminId, id);
  }

  @Post(endpoints.refundPayment.path)
  @Access('admin')
  @NeedsProof(true)
  @HttpCode(200)
  @ApiOkResponse({ type: AdminPaymentReply })
  refund(@CurrentUserId() adminId: string, @UuidParam('id') id: string): Promise<AdminPayment> {
    return this.admin.refundPayment(adminId, id);
  }

  @Post(endpoints.endUserSessions.path)
  @Access('admin')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The account is signed out everywhere.' })
  async endSessions(@CurrentUserId() adminId: string, @UuidParam('id') id: string): Promise<void> {
    await this.admin.endSessions(adminId, id);
  }

  @Delete(endpoints.deleteUserAccount.path)
  @Access('admin')
  @NeedsProof(true)
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The account and its data are deleted.' })
  async deleteAccount(
    @CurrentUserId() adminId: string,
    @UuidParam('id') id: string,
  ): Promise<void> {
    await this.admin.deleteAccount(adminId, id);
  }
}
