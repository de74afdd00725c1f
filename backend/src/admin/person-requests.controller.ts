import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUserId } from '../auth/access/caller.js';
import { Access, NeedsProof, Refuses, Replies, UuidParam } from '../platform/http/route.decorators.js';
import { PersonEmailDto, PersonRequestDto, ResendMailDto } from './person-requests.dto.js';
import { PersonRequestsService } from './person-requests.service.js';

/** What administrators, and for two of the calls support, do at a person's request. Each action is audited with the person's proof. */
@ApiTags('admin')
@Controller()
export class PersonRequestsController {
  constructor(private readonly requests: PersonRequestsService) {}

  @Post('/api/admin/people/:id/move')
  @Access('admin')
  @NeedsProof(true)
  @Replies(null, 'Moves an assessment, with its payment and report, to the account with this email.', { status: 204 })
  @Refuses({ 403: ['proof_needed'], 409: ['assessment_unfinished'] })
  async moveReport(@CurrentUserId() adminId: string, @UuidParam('id') id: string, @Body() request: PersonEmailDto) {
    await this.requests.moveReport(adminId, id, request);
  }

  @Post('/api/admin/people/:id/email')
  @Access('support')
  @NeedsProof(true)
  @Replies(null, 'Corrects the email of an account, or of an assessment without an account.', { status: 204 })
  @Refuses({ 403: ['proof_needed'], 409: ['refused'] })
  async correctEmail(@CurrentUserId() adminId: string, @UuidParam('id') id: string, @Body() request: PersonEmailDto) {
    await this.requests.correctEmail(adminId, id, request);
  }

  @Post('/api/admin/people/:id/delete-answers')
  @Access('admin')
  @NeedsProof(true)
  @Replies(null, 'Deletes an assessment with its report; the payment’s record stays, without the person.', {
    status: 204,
  })
  @Refuses({ 403: ['proof_needed'] })
  async deleteAnswers(
    @CurrentUserId() adminId: string,
    @UuidParam('id') id: string,
    @Body() request: PersonRequestDto,
  ) {
    await this.requests.deleteAnswers(adminId, id, request);
  }

  @Post('/api/admin/people/:id/object')
  @Access('admin')
  @NeedsProof(true)
  @Replies(null, 'Leaves a person’s answers and ratings out of the figures about many people.', { status: 204 })
  @Refuses({ 403: ['proof_needed'] })
  async recordObjection(
    @CurrentUserId() adminId: string,
    @UuidParam('id') id: string,
    @Body() request: PersonRequestDto,
  ) {
    await this.requests.recordObjection(adminId, id, request);
  }

  @Post('/api/admin/people/:id/resend')
  @Access('support')
  @NeedsProof(true)
  @Replies(null, 'Sends a buyer the link, the receipt or the report again, to the address that we have.', {
    status: 204,
  })
  @Refuses({ 403: ['proof_needed'], 409: ['refused'], 503: ['email_unavailable'] })
  async resendMail(@CurrentUserId() adminId: string, @UuidParam('id') id: string, @Body() request: ResendMailDto) {
    await this.requests.resendMail(adminId, id, request);
  }

  @Post('/api/admin/people/:id/export')
  @Access('admin')
  @NeedsProof(true)
  @Replies(null, 'Returns all stored data of one person, for a request by letter.', {
    schema: { type: 'object', additionalProperties: true },
    description: 'Everything held about the person.',
  })
  @Refuses({ 403: ['proof_needed'] })
  exportPerson(@CurrentUserId() adminId: string, @UuidParam('id') id: string, @Body() request: PersonRequestDto) {
    return this.requests.exportPerson(adminId, id, request);
  }
}
