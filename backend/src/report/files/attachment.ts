import { type FastifyReply } from 'fastify';
import { toAttachment } from '../../platform/http/attachment.js';

/**
 * Content policy that blocks scripts, requests and access to the site's data, in case a name in the file contains
 * markup.
 */
const FILE_CONTENT_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Prepares a reply that a browser saves as a file of this name. */
export function prepareAttachment(reply: FastifyReply, type: string, name: string): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', toAttachment(name))
    .header('content-security-policy', FILE_CONTENT_POLICY);
}
