import { type PersonalData } from '@bearings/contracts';
import { Body, Controller, Delete, Get, HttpCode, Post, Res, UseFilters } from '@nestjs/common';
import {
  ApiOperation,
  ApiAcceptedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Access } from '../../platform/http/access.decorator.js';
import { Refuses } from '../../platform/http/refuses.decorator.js';
import { type Caller } from '../access/caller.js';
import { CurrentCaller, CurrentUserId } from '../access/current-caller.decorator.js';
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
  @ApiOkResponse({
    schema: { type: 'object', additionalProperties: true },
    description: 'Everything held about the caller.',
  })
  @ApiOperation({ summary: "Returns all stored data of the account's person." })
  async exportData(
    @CurrentUserId() userId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PersonalData> {
    void reply.header('content-disposition', 'attachment; filename="my-data.json"');
    return this.people.export(userId);
  }

  @Post('/api/user/deletion-link')
  @Access('user')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: MailRequestedDto })
  @ApiOperation({ summary: 'Mails a link to delete the account.' })
  @Refuses({ 409: ['admin_account'] })
  async requestDeletion(@CurrentUserId() userId: string): Promise<MailRequestedDto> {
    await this.people.requestDeletion(userId);
    return { status: 'accepted' };
  }

  @Delete('/api/user')
  @Access('user')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The account is gone and the cookie with it.' })
  @ApiOperation({ summary: 'Deletes the account and its data.' })
  @Refuses({ 409: ['admin_account'], 410: ['link_expired'] })
  async deleteUser(
    @CurrentCaller() caller: Caller,
    @CurrentUserId() userId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() proof: AccountDeletionDto,
  ): Promise<void> {
    const { email, change } = await this.people.delete({ ...caller, userId }, proof);
    // The cookies are cleared even if deleting the emails fails.
    this.sessions.setCookies(reply, change);
    await this.people.deleteSentMails(email);
  }
}
