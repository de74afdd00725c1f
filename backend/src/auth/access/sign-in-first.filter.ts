import { endpoints, pages, pageTo } from '@bearings/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFoundError, UnauthorizedError } from '../../platform/http/app-error.js';
import { sendError } from '../../platform/http/error.filter.js';
import { isNavigation } from '../../platform/http/navigation.js';
import { isUuid } from '../../platform/http/uuid.js';
import { getCaller } from './caller.js';

/**
 * Handles errors of routes from which people download files by following a link. If the session has ended, redirects to
 * the login page, which later returns to the page with the link. Scripts and signed-in callers get the error instead.
 * The redirect depends only on the URL, so it does not reveal whether the file exists.
 */
@Catch(NotFoundError, UnauthorizedError)
export class SignInFirstFilter implements ExceptionFilter {
  catch(error: NotFoundError | UnauthorizedError, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (getCaller(request).userId !== null || !isNavigation(request)) {
      sendError(error, request, reply);
      return;
    }
    void reply.redirect(pageTo.login(findPageOfDownload(request)), 302);
  }
}

/** Downloads from the dashboard. All other downloads belong to a report, whose id is in their URL. */
const DASHBOARD_DOWNLOAD_PATHS: ReadonlySet<string> = new Set([endpoints.exportData.path, endpoints.receiptPdf.path]);

/** Returns the page that contains the download link: the report's page or the dashboard. */
function findPageOfDownload({ params, routeOptions }: FastifyRequest): string {
  if (DASHBOARD_DOWNLOAD_PATHS.has(routeOptions.url ?? '')) return pages.dashboard;
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : null;
  return typeof id === 'string' && isUuid(id) ? pageTo.report(id) : pages.dashboard;
}
