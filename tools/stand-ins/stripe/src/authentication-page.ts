/** The page of the simulated bank on which a buyer authenticates a payment. Browsers are redirected to it. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from './settings.js';
import type { Intent } from './objects.js';
import { endAuthentication } from './payments.js';
import type { Attempt, Store, Transaction } from './store.js';

const style = `
  body { font: 1.125rem/1.5 system-ui, sans-serif; color: #1b2430; background: #eef1f5; margin: 0; }
  main { max-width: 28rem; margin: 12vh auto 0; padding: 2rem; background: #fff; border-radius: .75rem; }
  h1 { font-size: 1.5rem; margin-top: 0; }
  form { display: grid; gap: .75rem; }
  button { font: inherit; padding: .75rem; border-radius: .5rem; border: 2px solid #1b4d89; cursor: pointer; }
  button { background: #fff; color: #1b4d89; }
  button[value='complete'] { background: #1b4d89; color: #fff; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

function composePage(content: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Test bank</title>
<style>${style}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}

function authenticationPage(intent: Intent, attempt: Attempt): string {
  const amount = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: intent.currency,
  }).format(intent.amount / 100);
  return composePage(`<h1>Is this you?</h1>
<p>This is a test bank: no money moves. A payment of <strong>${amount}</strong> with the card
ending in <strong>${attempt.card.last4}</strong> asks for authentication.</p>
<form method="post">
<button name="result" value="complete">Complete authentication</button>
<button name="result" value="fail">Fail authentication</button>
</form>`);
}

const notFoundPage = composePage(`<h1>Nothing to authenticate</h1>
<p>This payment is not waiting here. Please go back to the shop.</p>`);

interface PendingPayment {
  intent: Intent;
  attempt: Attempt;
}

/**
 * Returns the payment that the URL of the page names. Returns undefined if the URL is not that of the intent's latest
 * attempt, or if the card of that attempt needs no authentication.
 */
function findPending(tx: Transaction, { intent: id, token }: Record<string, string>): PendingPayment | undefined {
  const attempt = tx.get('attempts', id ?? '');
  const intent = tx.get('payment_intents', id ?? '');
  const pending = attempt?.card.outcome.kind === 'authenticates' && attempt.token === token;
  return pending && intent ? { intent, attempt } : undefined;
}

function returnAddress({ intent, attempt }: PendingPayment): string {
  const url = new URL(attempt.returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}

function sendPage(reply: FastifyReply, status: number, html: string, next = ''): FastifyReply {
  // The form's reply redirects to the shop, and browsers apply `form-action` to redirects too.
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${next}`;
  return reply
    .code(status)
    .header('content-security-policy', policy.trim())
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Registers the routes for the page and its two buttons. */
export function serveAuthentication(app: FastifyInstance, store: Store, settings: Settings): void {
  const path = '/v1/authenticate/:intent/:token';

  app.get<{ Params: Record<string, string> }>(path, (request, reply) => {
    const pending = store.transaction((tx) => findPending(tx, request.params));
    if (pending === undefined) return sendPage(reply, 404, notFoundPage);
    const nextUrl = returnAddress(pending);
    if (pending.intent.status !== 'requires_action') return reply.redirect(nextUrl, 303);
    return sendPage(reply, 200, authenticationPage(pending.intent, pending.attempt), new URL(nextUrl).origin);
  });

  app.post<{ Params: Record<string, string>; Body: Record<string, unknown> | undefined }>(path, (request, reply) => {
    const endedIntent = store.transaction((tx) => {
      const pending = findPending(tx, request.params);
      if (pending === undefined) return undefined;
      const context = { tx, settings, requestId: null, idempotencyKey: null };
      const hasPassed = request.body?.result === 'complete';
      const intent = endAuthentication(context, pending.intent, pending.attempt, hasPassed);
      return { ...pending, intent };
    });
    if (endedIntent === undefined) return sendPage(reply, 404, notFoundPage);
    return reply.redirect(returnAddress(endedIntent), 303);
  });
}
