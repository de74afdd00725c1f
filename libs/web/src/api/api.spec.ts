import { endpoints, type Assessment, type Endpoint } from '@bearings/contracts';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createStore } from '../store';
import { answer, refuse, server } from '../testing';
import { api } from './api';
import { isUnauthorized, readableMessage } from './api-error';
import type { ApiCall } from './api-call';
import { baseQuery } from './base-query';
import { call } from './call';

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query(call(endpoints.countries)),
    assessment: build.query({
      ...call(endpoints.assessment, (id: string) => ({ params: { id } })),
      providesTags: ['Assessments'],
    }),
    startTracking: build.mutation(call(endpoints.startTracking)),
    deleteUser: build.mutation(call(endpoints.deleteUser)),
    correctEmail: build.mutation(
      call(endpoints.correctEmail, ({ id, email }: { id: string; email: string }) => ({
        params: { id },
        body: { email },
      })),
    ),
  }),
});

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

const assessment: Assessment = {
  id: 'a/1',
  createdAt: '2026-06-12T10:00:00Z',
  completedAt: null,
  personalityType: null,
  isPaid: false,
  status: 'in_progress',
  email: 'ada@example.com',
};

describe('a call', () => {
  it('requests the path of its endpoint with cookies, and returns the parsed reply', async () => {
    const sent = jest.spyOn(globalThis, 'fetch');
    server.use(answer(endpoints.countries, ['Norway']));
    const { data } = await createStore().dispatch(calls.endpoints.countries.initiate());
    const countries: string[] | undefined = data;
    expect(countries).toEqual(['Norway']);
    expect(sent).toHaveBeenCalledWith(
      'http://localhost/api/countries',
      expect.objectContaining({ method: 'GET', credentials: 'include' }),
    );
    sent.mockRestore();
  });

  it('sends a content type only when it has a body', async () => {
    const types: (string | null)[] = [];
    server.use(
      answer(endpoints.assessment, ({ headers }) => {
        types.push(headers.get('Content-Type'));
        return assessment;
      }),
      answer(endpoints.startTracking, ({ headers, body }) => {
        types.push(headers.get('Content-Type'));
        expect(body).toEqual({ email: 'ada@example.com' });
        return { id: 'a' };
      }),
    );
    const { dispatch } = createStore();
    await dispatch(calls.endpoints.assessment.initiate('a'));
    await dispatch(calls.endpoints.startTracking.initiate({ email: 'ada@example.com' }));
    expect(types).toEqual([null, 'application/json']);
  });

  it('fills the parameters of the path, encoded', async () => {
    server.use(
      answer(endpoints.correctEmail, ({ params, body }) => ({
        ...assessment,
        id: String(params.id),
        ...(body as { email: string }),
      })),
    );
    const arg = { id: 'a/1', email: 'new@example.com' };
    const { data } = await createStore().dispatch(calls.endpoints.correctEmail.initiate(arg));
    expect(data).toMatchObject({ id: 'a/1', email: 'new@example.com' });
  });

  it('accepts an empty reply where the endpoint has none', async () => {
    server.use(http.delete('http://localhost/api/user', () => new Response(null, { status: 204 })));
    const { data, error } = await createStore().dispatch(calls.endpoints.deleteUser.initiate({}));
    expect({ data, error }).toEqual({ data: null, error: undefined });
  });

  it('is cached after the first request', async () => {
    let made = 0;
    server.use(
      answer(endpoints.countries, () => {
        made += 1;
        return [];
      }),
    );
    const { dispatch } = createStore();
    const first = dispatch(calls.endpoints.countries.initiate());
    await first;
    first.unsubscribe();
    await dispatch(calls.endpoints.countries.initiate());
    expect(made).toBe(1);
  });
});

/** A call of each endpoint, defined as features define theirs. */
const everyEndpoint: Record<string, Endpoint<unknown, unknown>> = endpoints;
const everyCall = Object.entries(everyEndpoint).map(([name, endpoint]) => {
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, 'a']),
  );
  const { query } = call(endpoint, () => ({ params }));
  return { name, endpoint, run: () => send(query(undefined)) };
});

/** Sends one call through the base query. */
async function send(sent: ApiCall) {
  const store = createStore();
  const { signal, abort } = new AbortController();
  const context = {
    signal,
    abort,
    dispatch: store.dispatch,
    getState: store.getState,
    extra: undefined,
    endpoint: '',
    type: 'query' as const,
  };
  return baseQuery(sent, context, {});
}

describe.each(everyCall)('an accepted call of $name', ({ endpoint, run }) => {
  const { reply } = endpoint;
  const isNullFine = reply === 'nothing' || (typeof reply === 'object' && 'orNull' in reply);
  const bodies = ['{}', '[{}]', '<!doctype html><title>Sign in to the wifi</title>', '{"id":'];
  it.each([...bodies, ...(isNullFine ? [] : ['null', ''])])(
    'returns an error for the reply %j',
    async (body) => {
      server.use(
        http[METHODS[endpoint.method]](
          new URL(endpoint.path, 'http://localhost').href,
          () => new HttpResponse(body, { status: 200 }),
        ),
      );
      const { data, error } = await run();
      expect(data).toBeUndefined();
      expect(error).toMatchObject({ status: 200, misfit: expect.stringMatching(/^reply/) });
      expect(readableMessage(error, 'Something failed.')).toBe('Something failed.');
    },
  );
});

async function failure() {
  const { error } = await createStore().dispatch(calls.endpoints.countries.initiate());
  return error;
}

describe('a failed call', () => {
  it('has status and body text in its message, and the parsed error body', async () => {
    const refusal = {
      code: 'invalid_field' as const,
      message: 'The email is not valid.',
      field: 'email',
    };
    server.use(refuse(endpoints.countries, 400, refusal));
    const error = await failure();
    expect(error).toEqual({
      status: 400,
      message: `400: ${JSON.stringify({ statusCode: 400, ...refusal })}`,
      body: { statusCode: 400, ...refusal },
    });
    expect(readableMessage(error, 'Something failed.')).toBe('The email is not valid.');
  });

  it('has the status text in its message when the reply is empty', async () => {
    server.use(
      http.get(
        'http://localhost/api/countries',
        () => new HttpResponse(null, { status: 502, statusText: 'Bad Gateway' }),
      ),
    );
    const error = await failure();
    expect(error).toEqual({ status: 502, message: '502: Bad Gateway' });
    expect(readableMessage(error, 'Something failed.')).toBe('Something failed.');
  });

  it('is not retried', async () => {
    let made = 0;
    server.use(
      http.get('http://localhost/api/countries', () => {
        made += 1;
        return new HttpResponse('no', { status: 500 });
      }),
    );
    await failure();
    await expect(
      waitFor(() => expect(made).toBeGreaterThan(1), { timeout: 100 }),
    ).rejects.toThrow();
  });

  it('has status 0 when the server is unreachable', async () => {
    server.use(http.get('http://localhost/api/countries', () => HttpResponse.error()));
    expect(await failure()).toMatchObject({ status: 0 });
  });

  it.each([
    [{ status: 401, message: '401: {"message":"Unauthorized"}' }, true],
    [{ status: 401, message: '401: {"error":"Unauthorized","message":"Please sign in."}' }, true],
    [{ status: 401, message: '401: {"message":"Please sign in."}' }, false],
    [{ status: 401, message: '401: Who goes there?' }, false],
    [{ status: 400, message: '400: 401 Unauthorized' }, false],
    [new Error('401: Unauthorized'), false],
    [undefined, false],
  ])('isUnauthorized(%j) is %s', (error, expected) => {
    expect(isUnauthorized(error)).toBe(expected);
  });
});
