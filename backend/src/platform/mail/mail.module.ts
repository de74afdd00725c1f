import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from '../../config/config.js';
import { EmailWork } from './email.work.js';
import { FolderTransport } from './folder-transport.js';
import { MailComposers } from './mail-composers.js';
import { MailOutbox } from './mail-outbox.js';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport.js';
import { SmtpTransport } from './smtp-transport.js';
import { SentMailEntity } from './sent-mail.entity.js';

function createTransport({ mail }: Config): MailTransport | null {
  if (mail.kind === 'smtp') return new SmtpTransport(mail, mail.from);
  return mail.kind === 'folder' ? new FolderTransport(mail.folder, mail.from) : null;
}

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SentMailEntity])],
  providers: [
    EmailWork,
    MailComposers,
    MailOutbox,
    { provide: MAIL_TRANSPORT, inject: [CONFIG], useFactory: createTransport },
  ],
  exports: [MailComposers, MailOutbox, MAIL_TRANSPORT],
})
export class MailModule {}
