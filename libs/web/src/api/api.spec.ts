import { endpoints, type Assessment } from '@bearings/contracts';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createStore } from '../store';
import { answer, refuse, server } from '../testing';
import { api } from './api';
import { isUnauthorized, readableMessage } from './api-error';
import { call } from './call';

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query(call(endpoints.countries)),
    assessment: build.query({
      ...call(endpoints.assessment, (id: string) => ({ params: { id } })),
      providesTags: ['Assessments'],
    }),
    startTracking: build.mutation(call(endpoints.startTracking)),
    correctEmail: build.mutation(
      call(endpoints.correctEmail, ({ id, email }: { id: string; email: string }) => ({
        params: { id },
        body: { email },
      })),
    ),
  }),
});

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
  it('goes to the path of its endpoint, cookies included, and gives the parsed reply', async () => {
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

  it('says that it is JSON only when it carries a body', async () => {
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

  it('takes an empty answer as null', async () => {
    server.use(
      http.get('http://localhost/api/countries', () => new Response(null, { status: 204 })),
    );
    const { data, error } = await createStore().dispatch(calls.endpoints.countries.initiate());
    expect({ data, error }).toEqual({ data: null, error: undefined });
  });

  it('is made once and kept', async () => {
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

async function failure() {
  const { error } = await createStore().dispatch(calls.endpoints.countries.initiate());
  return error;
}

describe('a failed call', () => {
  it('carries its status and body text as message, and the parsed refusal beside it', async () => {
    const refusal = { code: 'invalid_field', message: 'The email is not valid.', field: 'email' };
    server.use(refuse(endpoints.countries, 400, refusal));
    const error = await failure();
    expect(error).toEqual({
      status: 400,
      message: `400: ${JSON.stringify({ statusCode: 400, ...refusal })}`,
      body: { statusCode: 400, ...refusal },
    });
    expect(readableMessage(error, 'Something failed.')).toBe('The email is not valid.');
  });

  it('falls back to the status text where there is no body', async () => {
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

  it('is not tried again', async () => {
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

  it('has the status 0 when no answer came', async () => {
    server.use(http.get('http://localhost/api/countries', () => HttpResponse.error()));
    expect(await failure()).toMatchObject({ status: 0 });
  });

  it.each([
    [{ status: 401, message: '401: {"message":"Unauthorized"}' }, true],
    [{ status: 401, message: '401: Who goes there?' }, false],
    [{ status: 400, message: '400: 401 Unauthorized' }, false],
    [new Error('401: Unauthorized'), false],
    [undefined, false],
  ])('counts %j as unauthorised: %s', (error, expected) => {
    expect(isUnauthorized(error)).toBe(expected);
  });
});
