import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import StripeSdk, { type Stripe } from 'stripe';

/** Listens for webhooks on loopback, checks each signature by the SDK, and keeps what came. */
export class WebhookReceiver {
  readonly events: Stripe.Event[] = [];
  /** The next answers; 200 when there are none. */
  readonly answers: number[] = [];
  readonly #server: Server;

  constructor(private readonly secret: string) {
    this.#server = createServer((request, response) => {
      void this.#receive(request).then((status) => response.writeHead(status).end());
    });
  }

  get types(): string[] {
    return this.events.map((event) => event.type);
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    return `http://127.0.0.1:${(address satisfies AddressInfo).port}/hook`;
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** Waits until an event of this type has come, and gives the first. */
  async waitFor(type: string): Promise<Stripe.Event> {
    return eventually(() => this.events.find((event) => event.type === type), `a ${type} webhook`);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #receive(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const header = request.headers['stripe-signature'] ?? '';
    const answer = this.answers.shift() ?? 200;
    if (answer !== 200) return answer;
    const event = StripeSdk.webhooks.constructEvent(Buffer.concat(chunks), header, this.secret);
    this.events.push(event);
    return answer;
  }
}

/** Asks again until there is an answer; only a test that fails waits a minute. */
export async function eventually<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  what: string,
): Promise<T> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await sleep(10);
  }
}
