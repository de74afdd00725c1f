import { Body, Controller, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Replies, UuidParam } from '../platform/http/route.decorators.js';
import { createNetworkRule, LimitPerNetwork } from '../platform/throttle/throttle.js';
import { ContactAcceptedDto, ContactMessageDto, MessageAnsweredDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

const CONTACT_THROTTLE = createNetworkRule('contact-network', 2, 'Too many messages came from your network.');

@ApiTags('contact')
@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post('/api/contact')
  @Access('anyone')
  @LimitPerNetwork(CONTACT_THROTTLE)
  @Replies(ContactAcceptedDto, 'Sends a message to support.', { status: 202 })
  async sendContactMessage(@Body() message: ContactMessageDto): Promise<ContactAcceptedDto> {
    await this.contact.accept(message);
    return { status: 'accepted' };
  }

  @Patch('/api/admin/messages/:id')
  @Access('support')
  @Replies(null, 'Marks a message of the contact form as answered, or as open again.', { status: 204 })
  async markMessage(@UuidParam('id') id: string, @Body() { answered }: MessageAnsweredDto): Promise<void> {
    await this.contact.mark(id, answered);
  }
}
