import { Body, Controller, Delete, Get, Post, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { toAttachment } from '../../platform/http/attachment.js';
import { Access, Refuses, Replies, Reply } from '../../platform/http/route.decorators.js';
import { type Caller, CurrentCaller, CurrentUserId } from '../access/caller.js';
import { SignInFirstFilter } from '../access/sign-in-first.filter.js';
import { AccountDeletionDto, MailRequestedDto } from '../auth.dto.js';
import { RequestSessions } from '../sessions/request-sessions.js';
import { PersonService } from './person.service.js';

/** Export and deletion of the signed-in user's data. */
@ApiTags('auth')
@Controller()
export class PersonController {
  constructor(
    private readonly people: PersonService,
    private readonly sessions: RequestSessions,
  ) {}

  @Get('/api/user/export')
  @Access('user')
  @UseFilters(SignInFirstFilter)
  @Replies(null, "Returns all stored data of the account's person.", {
    schema: { type: 'object', additionalProperties: true },
    description: 'Everything held about the caller.',
  })
  async exportData(@CurrentUserId() userId: string, @Reply() reply: FastifyReply) {
    void reply.header('content-disposition', toAttachment('my-data.json'));
    return this.people.export(userId);
  }

  @Post('/api/user/deletion-link')
  @Access('user')
  @Replies(MailRequestedDto, 'Mails a link to delete the account.', { status: 202 })
  @Refuses({ 409: ['admin_account'] })
  async requestDeletion(@CurrentUserId() userId: string): Promise<MailRequestedDto> {
    await this.people.requestDeletion(userId);
    return { status: 'accepted' };
  }

  @Delete('/api/user')
  @Access('user')
  @Replies(null, 'Deletes the account and its data.', {
    status: 204,
    description: 'The account is gone and the cookie with it.',
  })
  @Refuses({ 409: ['admin_account'], 410: ['link_expired'] })
  async deleteUser(
    @CurrentCaller() caller: Caller,
    @CurrentUserId() userId: string,
    @Reply() reply: FastifyReply,
    @Body() proof: AccountDeletionDto,
  ) {
    const { email, change } = await this.people.delete({ ...caller, userId }, proof);
    // The cookies are cleared first, so that they are cleared even if deleting the emails fails.
    this.sessions.setCookies(reply, change);
    await this.people.deleteSentMails(email);
  }
}
