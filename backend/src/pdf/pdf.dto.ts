import { Described } from '../platform/http/api-types.js';

export class ReportEmailedReply {
  @Described("Where to: the address of the owner's account.", { format: 'email' }) email: string;
  @Described('When it may be sent again.', { format: 'date-time' }) nextAt: string;
}
