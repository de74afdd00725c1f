// Answers calls of the API in the browser, for states that no account can be brought into at will.
import type { Endpoint, ErrorBody } from '@bearings/contracts';
import type { Page } from '@playwright/test';

type Any = Endpoint<unknown, unknown>;

/** Matches a call's address with any parameters and any query. */
const addressOf = ({ path }: Any): RegExp =>
  new RegExp(`^https?://[^/]+${path.replace(/:\w+/g, '[^/?]+')}(\\?.*)?$`);

/** Answers a call with `reply`. */
export async function answer<Reply>(
  page: Page,
  call: Endpoint<unknown, Reply>,
  reply: Reply,
): Promise<void> {
  await page.route(addressOf(call), (route) =>
    route.request().method() === call.method ? route.fulfill({ json: reply }) : route.fallback(),
  );
}

/** Lets the server answer, and changes what it said. */
export async function alter<Reply>(
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

/** Refuses a call as the server would. */
export async function refuse(
  page: Page,
  call: Any,
  statusCode: number,
  body: Partial<ErrorBody> = {},
): Promise<void> {
  const json = { statusCode, code: 'refused', message: 'Refused.', ...body };
  await page.route(addressOf(call), (route) =>
    route.request().method() === call.method
      ? route.fulfill({ status: statusCode, json })
      : route.fallback(),
  );
}

/** Never answers a call: what the page shows while it waits. */
export async function leaveOpen(page: Page, call: Any): Promise<void> {
  await page.route(addressOf(call), (route) =>
    route.request().method() === call.method ? undefined : route.fallback(),
  );
}
