import {
  endpoints,
  type AccountDeletion,
  type Assessment,
  type Draft,
  type EmailAddress,
  type OccupationMatch,
  type Tracked,
} from '@bearings/contracts';
import { http, HttpResponse } from 'msw';
import { createStore } from '../store';
import { mockReply, mockAndRecord, mockRefusal, server } from '../testing';
import { api } from './api';
import { isUnauthorized, toReadableMessage } from './api-error';

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query<string[], void>({
      query: () => ({ url: '/api/countries' }),
      extraOptions: { reply: { list: true } },
    }),
    assessment: build.query<Assessment, string>({
      query: (id) => ({ url: `/api/assessments/${encodeURIComponent(id)}` }),
      extraOptions: { reply: { keys: ['id', 'email'] } },
    }),
    startTracking: build.mutation<Tracked, EmailAddress>({
      query: (body) => ({ url: '/api/assessments/start-tracking', method: 'POST', body }),
      extraOptions: { reply: { keys: ['id'] } },
    }),
    deleteUser: build.mutation<void, AccountDeletion>({
      query: (body) => ({ url: '/api/user', method: 'DELETE', body }),
      extraOptions: { reply: null },
    }),
    occupations: build.query<OccupationMatch[], string | undefined>({
      query: (query) => ({ url: '/api/occupations', params: { query } }),
      extraOptions: { reply: { list: true, keys: ['code', 'title', 'matchedTitles'] } },
    }),
    draft: build.query<Draft | null, void>({
      query: () => ({ url: '/api/assessments/draft' }),
      extraOptions: { reply: { nullable: true, keys: ['answers'] } },
    }),
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
  countryCode: 'GB',
};

describe('an API call of the front end', () => {
  it('requests the path of its endpoint with cookies, and returns the parsed reply', async () => {
    const fetchSpy = jest.spyOn(globalThis, 'fetch');
    server.use(mockReply(endpoints.countries, ['NO']));
    const { data } = await createStore().dispatch(calls.endpoints.countries.initiate());
    const countries: string[] | undefined = data;
    expect(countries).toEqual(['NO']);
    expect(fetchSpy).toHaveBeenCalledWith(
      'http://localhost/api/countries',
      expect.objectContaining({ method: 'GET', credentials: 'include' }),
    );
    fetchSpy.mockRestore();
  });

  it('sends a content type only when it has a body', async () => {
    const types: (string | null)[] = [];
    server.use(
      mockReply(endpoints.assessment, ({ headers }) => {
        types.push(headers.get('Content-Type'));
        return assessment;
      }),
      mockReply(endpoints.startTracking, ({ headers, body }) => {
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

  it('sends only the query parameters that have values', async () => {
    const sentSearches: string[] = [];
    server.use(
      mockReply(endpoints.occupations, ({ search }) => {
        sentSearches.push(search.toString());
        return [];
      }),
    );
    const { dispatch } = createStore();
    await dispatch(calls.endpoints.occupations.initiate('a & b'));
    await dispatch(calls.endpoints.occupations.initiate(undefined));
    expect(sentSearches).toEqual(['query=a+%26+b', '']);
  });

  it('accepts an empty reply if the endpoint returns nothing', async () => {
    server.use(http.delete('http://localhost/api/user', () => new Response(null, { status: 204 })));
    const { data, error } = await createStore().dispatch(calls.endpoints.deleteUser.initiate({}));
    expect({ data, error }).toEqual({ data: null, error: undefined });
  });

  it('is answered from the cache after the first request', async () => {
    const madeRequests = mockAndRecord(endpoints.countries, []);
    const { dispatch } = createStore();
    const first = dispatch(calls.endpoints.countries.initiate());
    await first;
    first.unsubscribe();
    await dispatch(calls.endpoints.countries.initiate());
    expect(madeRequests).toHaveLength(1);
  });
});

const CAPTIVE_PORTAL = '<!doctype html><title>Sign in to the wifi</title>';

describe.each([
  [
    'an object',
    '/api/assessments/a',
    () => createStore().dispatch(calls.endpoints.assessment.initiate('a')),
    ['null', ''],
  ],
  [
    'texts',
    '/api/countries',
    () => createStore().dispatch(calls.endpoints.countries.initiate()),
    ['null', '', '[null]'],
  ],
  ['a list', '/api/occupations', () => createStore().dispatch(calls.endpoints.occupations.initiate('a')), ['null', '']],
  [
    'an object or null',
    '/api/assessments/draft',
    () => createStore().dispatch(calls.endpoints.draft.initiate()),
    ['1'],
  ],
] as const)('an API call that has the status 200 and expects %s', (_, path, call, others) => {
  it.each(['{}', '[{}]', CAPTIVE_PORTAL, '{"id":', ...others])('fails for the reply %j', async (body) => {
    server.use(http.get(`http://localhost${path}`, () => new HttpResponse(body)));
    const { data, error } = await call();
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ status: 200, malformedPart: expect.stringMatching(/^reply/) });
    expect(toReadableMessage(error, 'Something failed.')).toBe('Something failed.');
  });
});

it('an API call that expects an empty reply fails if the reply is an HTML page', async () => {
  server.use(http.delete('http://localhost/api/user', () => new HttpResponse(CAPTIVE_PORTAL)));
  const { error } = await createStore().dispatch(calls.endpoints.deleteUser.initiate({}));
  expect(error).toMatchObject({ status: 200, malformedPart: 'reply' });
});

it('the error for a malformed API reply names its missing part', async () => {
  server.use(http.get('http://localhost/api/occupations', () => HttpResponse.json([{ code: 'a' }])));
  const { error } = await createStore().dispatch(calls.endpoints.occupations.initiate('a'));
  expect(error).toMatchObject({ malformedPart: 'reply[0].title' });
});

it('an API call that accepts null returns a reply of null', async () => {
  server.use(mockReply(endpoints.draft, null));
  expect(await createStore().dispatch(calls.endpoints.draft.initiate())).toMatchObject({
    data: null,
  });
});

async function fetchFailure() {
  const { error } = await createStore().dispatch(calls.endpoints.countries.initiate());
  return error;
}

describe('a failed API call', () => {
  it('has an error with the status, a message and the parsed body', async () => {
    const refusal = {
      code: 'invalid_field' as const,
      message: 'The email is not valid.',
      field: 'email',
    };
    server.use(mockRefusal(endpoints.countries, 400, refusal));
    const error = await fetchFailure();
    expect(error).toEqual({
      status: 400,
      message: `400: ${JSON.stringify({ statusCode: 400, ...refusal })}`,
      body: { statusCode: 400, ...refusal },
    });
    expect(toReadableMessage(error, 'Something failed.')).toBe('The email is not valid.');
  });

  it('has an error with the status text as its message when the reply is empty', async () => {
    const badGateway = () => new HttpResponse(null, { status: 502, statusText: 'Bad Gateway' });
    server.use(http.get('http://localhost/api/countries', badGateway));
    const error = await fetchFailure();
    expect(error).toEqual({ status: 502, message: '502: Bad Gateway' });
    expect(toReadableMessage(error, 'Something failed.')).toBe('Something failed.');
  });

  it('has an error with the status 0 when the server is unreachable', async () => {
    server.use(http.get('http://localhost/api/countries', () => HttpResponse.error()));
    expect(await fetchFailure()).toMatchObject({ status: 0 });
  });

  it.each([
    [{ status: 401, message: '401: {"message":"Unauthorized"}' }, true],
    [{ status: 401, message: '401: {"error":"Unauthorized","message":"Please sign in."}' }, true],
    [{ status: 401, message: '401: {"message":"Please sign in."}' }, false],
    [{ status: 401, message: '401: Who goes there?' }, false],
    [{ status: 400, message: '400: 401 Unauthorized' }, false],
    [new Error('401: Unauthorized'), false],
    [undefined, false],
  ])('with the error %j counts as unauthorized: %s', (error, expected) => {
    expect(isUnauthorized(error)).toBe(expected);
  });
});
