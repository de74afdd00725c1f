import type { MailSubject } from '../platform/mail/mail-composers.js';

/** What the emails of a purchase are about; deleting the assessment cancels them. */
export const ABOUT_ASSESSMENT: MailSubject = {
  column: 'assessment_id',
  idsOfUser: 'select id from assessments where user_id = $1',
};
