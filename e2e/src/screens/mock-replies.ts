// Mocks API replies in the browser, for states that the API cannot be put into on demand.
import type { Endpoint, ErrorBody } from '@bearings/contracts';
import type { Page } from '@playwright/test';

type Any = Endpoint<unknown, unknown>;

/** Returns a pattern for a call's URL with any parameters and any query. */
const addressOf = ({ path }: Any): RegExp =>
  new RegExp(`^https?://[^/]+${path.replace(/:\w+/g, '[^/?]+')}(\\?.*)?$`);

/** Replies to a call with `reply`. */
export async function replyWith<Reply>(
  page: Page,
  call: Endpoint<unknown, Reply>,
  reply: Reply,
): Promise<void> {
  await page.route(addressOf(call), (route) =>
    route.request().method() === call.method ? route.fulfill({ json: reply }) : route.fallback(),
  );
}

/** Sends a call to the server and changes its reply. */
export async function alterReply<Reply>(
  page: Page,
  call: Endpoint<unknown, Reply>,
  change: (reply: Reply) => Reply,
): Promise<void> {
  await page.route(addressOf(call), async (route) => {
    if (route.request().method() !== call.method) return route.fallback();
    const response = await route.fetch();
    const reply: Reply = await response.json();
    await route.fulfill({ json: change(reply) });
  });
}

/** Replies to a call with an error in the API's format. */
export async function refuseCall(
  page: Page,
  call: Any,
  statusCode: number,
  body: Partial<ErrorBody> = {},
): Promise<void> {
  const json = { statusCode, code: 'refused' as const, message: 'Refused.', ...body };
  await page.route(addressOf(call), (route) =>
    route.request().method() === call.method
      ? route.fulfill({ status: statusCode, json })
      : route.fallback(),
  );
}

/** Leaves a call without a reply, to show the page's loading state. */
export async function leavePending(page: Page, call: Any): Promise<void> {
  await page.route(addressOf(call), (route) =>
    route.request().method() === call.method ? undefined : route.fallback(),
  );
}
