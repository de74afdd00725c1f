import {
  ADMIN_LISTS,
  type AdminAssessment,
  type AdminAuditEntry,
  type AdminMail,
  type AdminPayment,
  type AdminPerson,
  type AdminReport,
  type AdminUser,
  type AssessmentStatus,
} from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { UserDto } from '../auth/auth.dto.js';

export class AdminUserReply extends UserDto implements AdminUser {
  @ApiProperty()
  emailVerified: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty()
  assessments: number;
}

export class AdminAssessmentReply implements AdminAssessment {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  userId: string | null;

  @ApiProperty({ type: String })
  status: AssessmentStatus;

  @ApiProperty()
  superseded: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  completedAt: string | null;
}

export class AdminPaymentReply implements AdminPayment {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  assessmentId: string | null;

  @ApiProperty({ type: String, nullable: true })
  email: string | null;

  @ApiProperty({ type: String, nullable: true })
  firstName: string | null;

  @ApiProperty({ type: String, nullable: true })
  lastName: string | null;

  @ApiProperty()
  intentId: string;

  @ApiProperty({ description: 'Pence.' })
  amount: number;

  @ApiProperty()
  currency: string;

  @ApiProperty({ type: String, nullable: true })
  cardLast4: string | null;

  @ApiProperty({ format: 'date-time' })
  paidAt: string;

  @ApiProperty({ description: 'Pence given back so far.' })
  refundedAmount: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  refundedAt: string | null;

  @ApiProperty({ enum: ['open', 'won', 'lost'], nullable: true })
  dispute: AdminPayment['dispute'];
}

export class AdminReportReply implements AdminReport {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  assessmentId: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty({ enum: ['requested', 'writing', 'ready', 'error'] })
  state: AdminReport['state'];

  @ApiProperty()
  attempts: number;

  @ApiProperty({ minimum: 0, maximum: 100 })
  progress: number;

  @ApiProperty({ type: String, nullable: true })
  error: string | null;

  @ApiProperty({ format: 'date-time' })
  requestedAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  generatedAt: string | null;
}

export class AdminAuditReply implements AdminAuditEntry {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: String, nullable: true })
  adminEmail: string | null;

  @ApiProperty({ enum: [...ADMIN_LISTS.audit.filters] })
  action: AdminAuditEntry['action'];

  @ApiProperty({ format: 'uuid' })
  subject: string;

  @ApiProperty({ type: String, nullable: true })
  detail: string | null;

  @ApiProperty({ enum: ['started', 'done', 'failed'] })
  outcome: AdminAuditEntry['outcome'];
}

class AdminMailReply implements AdminMail {
  @ApiProperty()
  kind: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  sentAt: string | null;
}

export class AdminPersonReply implements AdminPerson {
  @ApiProperty()
  email: string;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty({ type: AdminUserReply, nullable: true })
  user: AdminUserReply | null;

  @ApiProperty({ type: [AdminAssessmentReply] })
  assessments: AdminAssessmentReply[];

  @ApiProperty({ type: [AdminPaymentReply] })
  payments: AdminPaymentReply[];

  @ApiProperty({ type: [AdminReportReply] })
  reports: AdminReportReply[];

  @ApiProperty({ type: [AdminMailReply] })
  mails: AdminMailReply[];

  @ApiProperty({ type: [AdminAuditReply] })
  audit: AdminAuditReply[];
}

/** A page of one of the lists, for the API's description. */
function pageOf<Row>(row: new () => Row) {
  class Page {
    @ApiProperty({ type: [row] })
    items: Row[];

    @ApiProperty()
    total: number;

    @ApiPropertyOptional({ description: 'Whether more rows match than the pages show.' })
    more?: boolean;

    @ApiProperty()
    page: number;

    @ApiProperty()
    pageSize: number;
  }
  Object.defineProperty(Page, 'name', { value: `${row.name.replace(/Reply$/, '')}Page` });
  return Page;
}

export const AdminUserPage = pageOf(AdminUserReply);
export const AdminAssessmentPage = pageOf(AdminAssessmentReply);
export const AdminPaymentPage = pageOf(AdminPaymentReply);
export const AdminReportPage = pageOf(AdminReportReply);
export const AdminAuditPage = pageOf(AdminAuditReply);
