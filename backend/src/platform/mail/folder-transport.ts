import { createTransport } from 'nodemailer';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailTransport, MailMessage } from './mail-transport.js';
import { toEnvelope } from './smtp-transport.js';

/** Stores messages as `.eml` files in a folder, for a demo without a mail server. */
export class FolderTransport implements MailTransport {
  private readonly mailer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {}

  async send(message: MailMessage): Promise<void> {
    const { message: bytes } = await this.mailer.sendMail(toEnvelope(message, this.from));
    if (!Buffer.isBuffer(bytes)) throw new Error('A message was not made in memory.');
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const time = new Date().toISOString().replace(/\W/g, '');
    const name = `${time}-${hashAddress(message.to)}-${randomUUID().slice(0, 8)}.eml`;
    // Renamed once complete, so that a reader never sees a partial message.
    const unfinishedFile = path.join(this.folder, `.${name}`);
    await writeFile(unfinishedFile, bytes, { mode: 0o600 });
    await rename(unfinishedFile, path.join(this.folder, name));
  }

  async forget(address: string): Promise<void> {
    const mark = hashAddress(address);
    const names = await readdir(this.folder).catch(() => []);
    const ownFiles = names.filter((name) => name.includes(`-${mark}-`));
    await Promise.all(ownFiles.map((name) => rm(path.join(this.folder, name), { force: true })));
  }

  close(): void {
    this.mailer.close();
  }
}

/** Returns a hash of an address. It is part of the file names of the address's messages, so that they can be found. */
const hashAddress = (address: string): string => createHash('sha256').update(address).digest('hex').slice(0, 16);
