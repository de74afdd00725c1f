import { endpoints, type PersonalData } from '@bearings/contracts';
import { Body, Controller, Delete, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Access } from '../platform/http/access.decorator.js';
import { AccountDeletionDto, MailRequestedDto } from './auth.dto.js';
import { type Caller } from './caller.js';
import { CurrentCaller, CurrentUserId } from './current-caller.decorator.js';
import { PersonService } from './person.service.js';

/** A signed-in person's own data. */
@ApiTags('auth')
@Controller()
export class PersonController {
  constructor(private readonly people: PersonService) {}

  @Get(endpoints.exportData.path)
  @Access('user')
  @ApiOkResponse({
    schema: { type: 'object', additionalProperties: true },
    description: 'Everything held about the caller.',
  })
  async export(
    @CurrentUserId() userId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PersonalData> {
    void reply
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .header('cache-control', 'private, no-store');
    return this.people.export(userId);
  }

  @Post(endpoints.requestDeletion.path)
  @Access('user')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: MailRequestedDto })
  async requestDeletion(@CurrentUserId() userId: string): Promise<MailRequestedDto> {
    await this.people.requestDeletion(userId);
    return { status: 'accepted' };
  }

  @Delete(endpoints.deleteUser.path)
  @Access('user')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The account is gone and the cookie with it.' })
  async delete(
    @CurrentCaller() caller: Caller,
    @CurrentUserId() userId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() proof: AccountDeletionDto,
  ): Promise<void> {
    await this.people.delete({ ...caller, userId }, reply, proof);
  }
}
