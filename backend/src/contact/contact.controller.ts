import { endpoints } from '@bearings/contracts';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Access } from '../platform/http/access.decorator.js';
import { ContactAcceptedDto, ContactMessageDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

@ApiTags('contact')
@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post(endpoints.sendContactMessage.path)
  @Access('anyone')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: ContactAcceptedDto })
  async send(
    @Req() request: FastifyRequest,
    @Body() message: ContactMessageDto,
  ): Promise<ContactAcceptedDto> {
    await this.contact.accept(message, request.ip);
    return { status: 'accepted' };
  }
}
