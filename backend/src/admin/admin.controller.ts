import {
  MAX_ADMIN_LISTED_ROWS,
  type AdminAssessment,
  type AdminAuditEntry,
  type AdminMessage,
  type AdminPage,
  type AdminPayment,
  type AdminReport,
  type AdminUser,
} from '@bearings/contracts';
import { Controller, Delete, Get, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Readable } from 'node:stream';
import { toAttachment } from '../platform/http/attachment.js';
import { Access, NeedsProof, Refuses, Replies, UuidParam } from '../platform/http/route.decorators.js';
import { CurrentUserId } from '../auth/access/caller.js';
import {
  AdminAssessmentPage,
  AdminAuditPage,
  AdminMessagePage,
  AdminPaymentPage,
  AdminPaymentReply,
  AdminPersonReply,
  AdminReportPage,
  AdminReportReply,
  AdminUserPage,
} from './admin-rows.dto.js';
import {
  AdminExportDto,
  AdminListQueryDto,
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

  @Get('/api/admin/overview')
  @Access('admin')
  @Replies(AdminOverviewReply, 'Returns the counts of the first screen of the administration.')
  adminOverview() {
    return this.admin.overview();
  }

  @Get('/api/admin/users')
  @Access('support')
  @Replies(AdminUserPage, 'Lists accounts, a page at a time.')
  adminUsers(@Query() query: AdminListQueryDto): Promise<AdminPage<AdminUser>> {
    return this.admin.list('users', query);
  }

  @Get('/api/admin/assessments')
  @Access('support')
  @Replies(AdminAssessmentPage, 'Lists assessments, a page at a time.')
  adminAssessments(@Query() query: AdminListQueryDto): Promise<AdminPage<AdminAssessment>> {
    return this.admin.list('assessments', query);
  }

  @Get('/api/admin/payments')
  @Access('support')
  @Replies(AdminPaymentPage, 'Lists payments, a page at a time.')
  adminPayments(@Query() query: AdminListQueryDto): Promise<AdminPage<AdminPayment>> {
    return this.admin.list('payments', query);
  }

  @Get('/api/admin/reports')
  @Access('support')
  @Replies(AdminReportPage, 'Lists reports, a page at a time.')
  adminReports(@Query() query: AdminListQueryDto): Promise<AdminPage<AdminReport>> {
    return this.admin.list('reports', query);
  }

  @Get('/api/admin/messages')
  @Access('support')
  @Replies(AdminMessagePage, 'Lists the messages of the contact form, a page at a time.')
  adminMessages(@Query() query: AdminListQueryDto): Promise<AdminPage<AdminMessage>> {
    return this.admin.list('messages', query);
  }

  @Get('/api/admin/audit')
  @Access('admin')
  @Replies(AdminAuditPage, 'Lists what administrators did, a page at a time.')
  adminAudit(@Query() query: AdminListQueryDto): Promise<AdminPage<AdminAuditEntry>> {
    return this.admin.list('audit', query);
  }

  @Get('/api/admin/statistics')
  @Access('admin')
  @Replies(AdminStatisticsReply, 'Returns what happened in a range of days, the last 30 without one.')
  adminStatistics(@Query() range: AdminRangeDto) {
    return this.admin.statisticsOf(range);
  }

  @Get('/api/admin/people/:id')
  @Access('support')
  @Replies(AdminPersonReply, 'Returns one customer, by the id of an account or an assessment; the read is audited.')
  adminPerson(@CurrentUserId() adminId: string, @UuidParam('id') id: string) {
    return this.admin.person(adminId, id);
  }

  @Get('/api/admin/export.csv')
  @Access('admin')
  @NeedsProof(true)
  @ApiProduces('text/csv')
  @Replies(null, 'Returns a list as a CSV file; the export is audited.', {
    schema: { type: 'string' },
    description: `Rows as CSV, at most ${MAX_ADMIN_LISTED_ROWS}.`,
  })
  @Refuses({ 403: ['proof_needed'] })
  async adminExport(@CurrentUserId() adminId: string, @Query() { list, ...query }: AdminExportDto) {
    const lines = await this.exports.export(adminId, list, query);
    return new StreamableFile(Readable.from(lines), {
      type: 'text/csv; charset=utf-8',
      disposition: toAttachment(`${list}.csv`),
    });
  }

  @Post('/api/admin/reports/:id/rerun')
  @Access('admin')
  @Replies(AdminReportReply, 'Writes a report that failed again.', { status: 202 })
  @Refuses({ 409: ['refused'] })
  rerunReport(@CurrentUserId() adminId: string, @UuidParam('id') id: string) {
    return this.admin.rerunReport(adminId, id);
  }

  @Post('/api/admin/payments/:id/refund')
  @Access('admin')
  @NeedsProof(true)
  @Replies(AdminPaymentReply, 'Refunds a payment in full.')
  @Refuses({ 403: ['proof_needed'], 409: ['refused'] })
  refundPayment(@CurrentUserId() adminId: string, @UuidParam('id') id: string) {
    return this.admin.refundPayment(adminId, id);
  }

  @Post('/api/admin/users/:id/end-sessions')
  @Access('admin')
  @Replies(null, 'Signs an account out everywhere.', {
    status: 204,
    description: 'The account is signed out everywhere.',
  })
  async endUserSessions(@CurrentUserId() adminId: string, @UuidParam('id') id: string) {
    await this.admin.endSessions(adminId, id);
  }

  @Delete('/api/admin/users/:id')
  @Access('admin')
  @NeedsProof(true)
  @Replies(null, 'Deletes an account and its data.', {
    status: 204,
    description: 'The account and its data are deleted.',
  })
  @Refuses({ 403: ['proof_needed'], 409: ['admin_account'] })
  async deleteUserAccount(@CurrentUserId() adminId: string, @UuidParam('id') id: string) {
    await this.admin.deleteAccount(adminId, id);
  }
}
