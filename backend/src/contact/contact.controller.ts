import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Access } from '../platform/http/access.decorator.js';
import { ContactAcceptedDto, ContactMessageDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

@ApiTags('contact')
@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post('/api/contact')
  @Access('anyone')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: ContactAcceptedDto })
  @ApiOperation({ summary: 'Sends a message to support.' })
  async sendContactMessage(
    @Req() request: FastifyRequest,
    @Body() message: ContactMessageDto,
  ): Promise<ContactAcceptedDto> {
    await this.contact.accept(message, request.ip);
    return { status: 'accepted' };
  }
}
