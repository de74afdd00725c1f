import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Access } from '../platform/http/access.decorator.js';
import { Replies } from '../platform/http/replies.decorator.js';
import { ContactAcceptedDto, ContactMessageDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

@ApiTags('contact')
@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post('/api/contact')
  @Access('anyone')
  @Replies(ContactAcceptedDto, 'Sends a message to support.', { status: 202 })
  async sendContactMessage(
    @Req() request: FastifyRequest,
    @Body() message: ContactMessageDto,
  ): Promise<ContactAcceptedDto> {
    await this.contact.accept(message, request.ip);
    return { status: 'accepted' };
  }
}
