import {
  ASSESSMENT_STATUSES,
  ADMIN_LISTS,
  type AssessmentStatus,
  CONTACT_CATEGORIES,
  type ContactCategory,
} from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { UserDto } from '../auth/auth.dto.js';
import { Described, NULLABLE_ID, NULLABLE_TEXT, NULLABLE_TIME } from '../platform/http/api-types.js';

export class AdminUserReply extends UserDto {
  @ApiProperty() emailVerified: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @Described('Number of assessments of this account.') assessments: number;
}

export class AdminAssessmentReply {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() email: string;
  @ApiProperty() firstName: string;
  @ApiProperty() lastName: string;
  @Described('Null for an assessment of a visitor without an account.', NULLABLE_ID) userId: string | null;
  @ApiProperty({ enum: ASSESSMENT_STATUSES }) status: AssessmentStatus;
  @ApiProperty() superseded: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty(NULLABLE_TIME) completedAt: string | null;
}

export class AdminPaymentReply {
  @ApiProperty({ format: 'uuid' }) id: string;
  @Described('Null if the owner has been deleted.', NULLABLE_ID) assessmentId: string | null;
  @ApiProperty(NULLABLE_TEXT) email: string | null;
  @Described('Null if the owner has been deleted.', NULLABLE_TEXT) firstName: string | null;
  @ApiProperty(NULLABLE_TEXT) lastName: string | null;
  @ApiProperty() intentId: string;
  @Described('Amount in pence.') amount: number;
  @ApiProperty() currency: string;
  @ApiProperty(NULLABLE_TEXT) cardLast4: string | null;
  @ApiProperty({ format: 'date-time' }) paidAt: string;
  @Described('Refunded amount so far, in pence.') refundedAmount: number;

  @Described('Time when the whole amount was refunded; null before that.', NULLABLE_TIME)
  refundedAt: string | null;

  @Described("State of the cardholder's dispute at the issuer; a lost one counts as refunded.", {
    enum: ['open', 'won', 'lost'],
    nullable: true,
  })
  dispute: 'open' | 'won' | 'lost' | null;
}

export class AdminReportReply {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) assessmentId: string;
  @ApiProperty() email: string;
  @ApiProperty() firstName: string;
  @ApiProperty() lastName: string;

  @ApiProperty({ enum: ['requested', 'writing', 'ready', 'error'] })
  state: 'requested' | 'writing' | 'ready' | 'error';

  @ApiProperty() attempts: number;
  @Described('Percentage of the report that is written.', { minimum: 0, maximum: 100 })
  progress: number;
  @ApiProperty(NULLABLE_TEXT) error: string | null;
  @ApiProperty({ format: 'date-time' }) requestedAt: string;
  @ApiProperty(NULLABLE_TIME) generatedAt: string | null;
}

export class AdminAuditEntryReply {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'date-time' }) at: string;

  @Described("Null if the administrator's account has been deleted.", NULLABLE_TEXT)
  adminEmail: string | null;

  @ApiProperty({ enum: [...ADMIN_LISTS.audit.filters] })
  action: (typeof ADMIN_LISTS.audit.filters)[number];

  @Described('The id of the report, payment, account, assessment or export that the action concerned.', {
    format: 'uuid',
  })
  subject: string;

  @Described('Name of the exported list, or what was read of a customer; null for other actions.', NULLABLE_TEXT)
  detail: string | null;

  @Described(
    'How the person proved who they are, for an action at their request; null for other actions.',
    NULLABLE_TEXT,
  )
  reference: string | null;

  @Described(
    'Account or assessment of the person whose data it was; null if there is none or it is deleted.',
    NULLABLE_ID,
  )
  personId: string | null;

  @Described('Email of this person.', NULLABLE_TEXT) personEmail: string | null;
  @Described('Name of this person.', NULLABLE_TEXT) personName: string | null;

  @Described('`started` remains when the process stopped before the action ended.', {
    enum: ['started', 'done', 'failed'],
  })
  outcome: 'started' | 'done' | 'failed';
}

export class AdminMessageReply {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty() email: string;
  @ApiProperty({ enum: CONTACT_CATEGORIES }) category: ContactCategory;
  @ApiProperty() subject: string;
  @ApiProperty() message: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @Described('Null for a message that is still open.', NULLABLE_TIME) answeredAt: string | null;
}

class AdminMailReply {
  @ApiProperty() kind: string;

  @Described('Time of sending; null while the email is in the outbox.', NULLABLE_TIME)
  sentAt: string | null;
}

/** A customer's record for administrators. Lists are newest first, with at most 100 rows. */
export class AdminPersonReply {
  @ApiProperty() email: string;
  @ApiProperty() firstName: string;
  @ApiProperty() lastName: string;

  @Described('Null for a visitor without an account.', { type: AdminUserReply, nullable: true })
  user: AdminUserReply | null;

  @ApiProperty({ type: [AdminAssessmentReply] }) assessments: AdminAssessmentReply[];
  @ApiProperty({ type: [AdminPaymentReply] }) payments: AdminPaymentReply[];
  @ApiProperty({ type: [AdminReportReply] }) reports: AdminReportReply[];
  @ApiProperty({ type: [AdminMailReply] }) mails: AdminMailReply[];

  @Described("Actions of administrators on this customer's data, including this request.", {
    type: [AdminAuditEntryReply],
  })
  audit: AdminAuditEntryReply[];
}

/** Creates the class that describes a page of one list in the OpenAPI document. */
function createPageType<Row>(row: new () => Row) {
  class Page {
    @ApiProperty({ type: [row] }) items: Row[];
    @ApiProperty() total: number;

    @Described('True if more rows match than can be paged through.', { required: false })
    more?: boolean;

    @ApiProperty() page: number;
    @ApiProperty() pageSize: number;
  }
  Object.defineProperty(Page, 'name', { value: `${row.name.replace(/Reply$/, '')}Page` });
  return Page;
}

export const AdminUserPage = createPageType(AdminUserReply);
export const AdminAssessmentPage = createPageType(AdminAssessmentReply);
export const AdminPaymentPage = createPageType(AdminPaymentReply);
export const AdminReportPage = createPageType(AdminReportReply);
export const AdminMessagePage = createPageType(AdminMessageReply);
export const AdminAuditPage = createPageType(AdminAuditEntryReply);
