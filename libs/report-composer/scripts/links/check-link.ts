// Checks whether a URL still works: with a HEAD request, and with GET if that fails.
import { isSiteRoot, type LinkCheck } from '@bearings/report-composer';

/** Result of requesting a URL; `answered` is false if no server responded. */
export interface LinkCheckAnswer {
  answered: boolean;
  result: LinkCheck['result'];
  detail: string;
}

/** HTTP statuses with which sites reject requests from programs, although the page may open in a browser. */
const REFUSAL_STATUSES: readonly number[] = [401, 403, 406, 429];
const REQUEST_HEADERS = { 'user-agent': 'bearings-link-check', accept: 'text/html' };

/**
 * Requests a URL with HEAD and, if that fails, with GET. The time limit applies to each of the two requests. Never
 * rejects.
 */
export async function checkLink(address: string, timeoutMs: number): Promise<LinkCheckAnswer> {
  const head = await requestUrl('HEAD', address, timeoutMs);
  return head.result === 'works' ? head : requestUrl('GET', address, timeoutMs);
}

async function requestUrl(method: 'HEAD' | 'GET', address: string, timeoutMs: number): Promise<LinkCheckAnswer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { method, headers: REQUEST_HEADERS, signal });
    await response.body?.cancel();
    return { answered: true, ...judgeReply(address, response) };
  } catch (error) {
    return { answered: false, result: 'failed', detail: describeReason(error) };
  }
}

function judgeReply(address: string, { ok, status, url }: Response): Omit<LinkCheckAnswer, 'answered'> {
  if (!ok)
    return {
      result: REFUSAL_STATUSES.includes(status) ? 'refused' : 'failed',
      detail: `${status}`,
    };
  if (readHostWithoutWww(url) !== readHostWithoutWww(address)) {
    return { result: 'failed', detail: `leads to ${readHostWithoutWww(url)}` };
  }
  if (isSiteRoot(url) && !isSiteRoot(address)) return { result: 'failed', detail: 'leads to the root' };
  return { result: 'works', detail: `${status}` };
}

function readHostWithoutWww(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}

/** Returns a short reason why a request failed, such as the error code of the connection. */
function describeReason(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'no answer';
  const { name, cause } = error as { name?: unknown; cause?: unknown };
  if (name === 'TimeoutError') return 'no answer in time';
  const hasCode = typeof cause === 'object' && cause !== null && 'code' in cause;
  return hasCode ? String(cause.code) : 'no answer';
}
