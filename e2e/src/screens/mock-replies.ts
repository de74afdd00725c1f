// Mocks API replies in the browser, for states that the real API does not reach on demand.
import { endpoints, type Endpoint, type ErrorBody } from '@bearings/contracts';
import type { Page, Route } from '@playwright/test';

export type AnyMockEndpoint = Endpoint<unknown, unknown>;

/** Returns a pattern that matches the URL of an API call with any parameters and any query. */
const toAddressPattern = ({ path }: AnyMockEndpoint): RegExp =>
  new RegExp(`^https?://[^/]+${path.replace(/:\w+/g, '[^/?]+')}(\\?.*)?$`);

/**
 * Lets `handle` reply to an API call, but not to calls with the same URL and another method. The opening of a report that
 * the API renders is left out, because it contains replies too.
 */
const intercept = async (page: Page, call: AnyMockEndpoint, handle: (route: Route) => unknown): Promise<void> => {
  await page.route(toAddressPattern(endpoints.reportPage), (route) => route.abort());
  await page.route(toAddressPattern(call), (route) =>
    route.request().method() === call.method ? handle(route) : route.fallback(),
  );
};

/** Replies to an API call with `reply`, without asking the server. */
export const replyWith = <Reply>(page: Page, call: Endpoint<unknown, Reply>, reply: Reply): Promise<void> =>
  intercept(page, call, (route) => route.fulfill({ json: reply }));

/** Sends an API call to the server and changes the reply before the page gets it. */
export const alterReply = <Reply>(
  page: Page,
  call: Endpoint<unknown, Reply>,
  change: (reply: Reply) => Reply,
): Promise<void> =>
  intercept(page, call, async (route) => {
    const response = await route.fetch();
    const reply: Reply = await response.json();
    await route.fulfill({ json: change(reply) });
  });

/** Replies to an API call with an error in the API's format. */
export const refuseCall = (
  page: Page,
  call: AnyMockEndpoint,
  statusCode: number,
  body: Partial<ErrorBody> = {},
): Promise<void> => {
  const json = { statusCode, code: 'refused' as const, message: 'Refused.', ...body };
  // Like the API, which asks the callers of every 503 to come back.
  const headers: Record<string, string> = statusCode === 503 ? { 'retry-after': '2' } : {};
  return intercept(page, call, (route) => route.fulfill({ status: statusCode, json, headers }));
};

/** Never replies to an API call, so that the page stays in its loading state. */
export const leaveReplyPending = (page: Page, call: AnyMockEndpoint): Promise<void> =>
  intercept(page, call, () => undefined);
