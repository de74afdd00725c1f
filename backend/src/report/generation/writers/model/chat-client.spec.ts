import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { ChatClient } from './chat-client.js';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** Starts a server whose requests the handler answers, and returns its address. */
async function startServer(handler: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handler ?? (() => undefined)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

it('the chat client does not follow a redirect, which would send the buyer’s facts to another server', async () => {
  const reachedUrls: string[] = [];
  const otherServer = await startServer((request, reply) => {
    reachedUrls.push(request.url ?? '');
    reply.end();
  });
  const baseUrl = await startServer((_, reply) => {
    reply.writeHead(307, { location: `${otherServer}/elsewhere` }).end();
  });
  const prices = { inputPrice: null, outputPrice: null };
  const config = {
    apiKey: 'key',
    baseUrl,
    name: 'any',
    judge: 'any',
    isUnevaluated: true,
    dailyLimit: 1,
    timeoutMs: 5_000,
    ...prices,
  };
  const outcomes: string[] = [];
  const client = new ChatClient(config, (outcome) => outcomes.push(outcome));
  const request = { instructions: '', facts: '{}', schema: {}, maxTokens: 10 };
  await expect(client.send(request, new AbortController().signal)).rejects.toThrow();
  expect(reachedUrls).toEqual([]);
  expect(outcomes).toHaveLength(1);
});
