import { BRAND } from '@bearings/domain';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../platform/http/error.filter.js';
import { isNavigation } from '../platform/http/navigation.js';
import { PRIVATE_CACHE_CONTROL } from '../platform/http/private-api.js';
import { FileNotReadyError } from './pdf.errors.js';

const RELOAD_SECONDS = 2;

const STYLE =
  ':root{color-scheme:light dark}body{max-width:32rem;margin:15vh auto;padding:0 1.5rem;font:1rem/1.6 system-ui,sans-serif}h1{font-size:1.5rem;line-height:1.25}';

/** The page that a browser shows after following the link to a file. It needs no scripts to request the file again. */
const WAITING_PAGE = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}">
<title>Your file is still being made – ${BRAND.name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Your file is still being made</h1>
<p>It’s taking longer than usual. Keep this page open: the file downloads by itself when it’s ready.</p>
</main>
</body>
</html>
`;

/** Answers a followed link with a page that requests the file again by itself, and all other callers with the error. */
@Catch(FileNotReadyError)
export class FileNotReadyFilter implements ExceptionFilter {
  catch(error: FileNotReadyError, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (!isNavigation(request)) {
      sendError(error, request, reply);
      return;
    }
    const headers = { 'cache-control': PRIVATE_CACHE_CONTROL, 'retry-after': String(RELOAD_SECONDS) };
    void reply.code(error.statusCode).headers(headers).type('text/html; charset=utf-8').send(WAITING_PAGE);
  }
}
