import PostalMime, { type Email } from 'postal-mime';
import { readdir, readFile } from 'node:fs/promises';
import type { TestApi } from './test-api.js';
import { pollUntil } from './until.js';

/** Cache of parsed emails by file, because tests read the folder every 50 ms while they wait. */
const parsedMails = new Map<string, Promise<Email>>();

function readMailOnce(file: string): Promise<Email> {
  const mail = parsedMails.get(file) ?? readFile(file).then((text) => PostalMime.parse(text));
  parsedMails.set(file, mail);
  return mail;
}

/** Returns the number of emails that are not sent yet. */
export const countWaitingMails = (api: TestApi): Promise<number> =>
  api.value`select count(*)::int from work where kind = 'email'`;

/** Waits until the outbox is empty, so that no email is missed. Returns all emails to an address, oldest first. */
export async function waitForAllMailsTo(api: TestApi, address: string): Promise<Email[]> {
  await pollUntil(() => countWaitingMails(api), 0);
  return listMailsTo(api, address);
}

/** Returns the emails to an address that were sent so far, oldest first. */
async function listMailsTo(api: TestApi, address: string): Promise<Email[]> {
  const { mail } = api.config;
  if (mail.kind !== 'folder') throw new Error('This API does not write its mail into a folder.');
  const names = await readdir(mail.folder).catch(() => []);
  const finishedNames = names.filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
  const mails = await Promise.all(finishedNames.toSorted().map((name) => readMailOnce(`${mail.folder}/${name}`)));
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/** Waits until `count` emails with this subject were sent to an address, and returns the newest. */
export async function findMailTo(api: TestApi, address: string, subject: RegExp, count = 1): Promise<Email> {
  const mails = await pollUntil(
    async () => (await listMailsTo(api, address)).filter((mail) => subject.test(mail.subject ?? '')),
    (found) => found.length >= count,
  );
  const newestMail = mails.at(-1);
  if (!newestMail) throw new Error('No message came.');
  return newestMail;
}

/** Returns the path and the token after `#` of the link in an email. */
export function findLinkInMail({ text = '' }: Email): { path: string; token: string } {
  const [, path = '', token = ''] = /http:\/\/localhost:3000(\/[^\s#]*)#([\w-]+)/.exec(text) ?? [];
  if (token === '') throw new Error(`There is no link in: ${text}`);
  return { path, token };
}

/** Waits for an email and returns the token of its link. */
export const waitForMailToken = async (api: TestApi, address: string, subject: RegExp, count = 1): Promise<string> =>
  findLinkInMail(await findMailTo(api, address, subject, count)).token;
