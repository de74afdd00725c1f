import { Described } from '../platform/http/api-types.js';

export class ReportEmailedReply {
  @Described("Address of the owner's account, to which the report was sent.", { format: 'email' })
  email: string;
  @Described('Earliest time at which the email may be sent again.', { format: 'date-time' })
  nextAt: string;
}
