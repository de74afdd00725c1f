// Mocks API replies in the browser, for states that the real API does not reach on demand.
import type { Endpoint, ErrorBody } from '@bearings/contracts';
import type { Page } from '@playwright/test';

type AnyMockEndpoint = Endpoint<unknown, unknown>;

/** Returns a pattern that matches the URL of an API call with any parameters and any query. */
const toAddressPattern = ({ path }: AnyMockEndpoint): RegExp =>
  new RegExp(`^https?://[^/]+${path.replace(/:\w+/g, '[^/?]+')}(\\?.*)?$`);

/** Replies to an API call with `reply`, without asking the server. */
export async function replyWith<Reply>(page: Page, call: Endpoint<unknown, Reply>, reply: Reply): Promise<void> {
  await page.route(toAddressPattern(call), (route) =>
    route.request().method() === call.method ? route.fulfill({ json: reply }) : route.fallback(),
  );
}

/** Sends an API call to the server and changes the reply before the page gets it. */
export async function alterReply<Reply>(
  page: Page,
  call: Endpoint<unknown, Reply>,
  change: (reply: Reply) => Reply,
): Promise<void> {
  await page.route(toAddressPattern(call), async (route) => {
    if (route.request().method() !== call.method) return route.fallback();
    const response = await route.fetch();
    const reply: Reply = await response.json();
    await route.fulfill({ json: change(reply) });
  });
}

/** Replies to an API call with an error in the API's format. */
export async function refuseCall(
  page: Page,
  call: AnyMockEndpoint,
  statusCode: number,
  body: Partial<ErrorBody> = {},
): Promise<void> {
  const json = { statusCode, code: 'refused' as const, message: 'Refused.', ...body };
  await page.route(toAddressPattern(call), (route) =>
    route.request().method() === call.method ? route.fulfill({ status: statusCode, json }) : route.fallback(),
  );
}

/** Never replies to an API call, so that the page stays in its loading state. */
export async function leaveReplyPending(page: Page, call: AnyMockEndpoint): Promise<void> {
  await page.route(toAddressPattern(call), (route) =>
    route.request().method() === call.method ? undefined : route.fallback(),
  );
}
