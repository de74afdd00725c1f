import { endpoints } from '@bearings/contracts';
import { http, HttpResponse } from 'msw';
import { createStore } from '../store';
import { server } from '../testing';
import { api } from './api';
import { createTraceparent } from './traceparent';

const TRACEPARENT_PATTERN = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/;

it('createTraceparent returns a different value in the standard format each time', () => {
  const traceparents = [createTraceparent(), createTraceparent()];
  for (const each of traceparents) expect(each).toMatch(TRACEPARENT_PATTERN);
  expect(traceparents[0]).not.toBe(traceparents[1]);
});

it('every API call has a traceparent header', async () => {
  const { countries } = api.injectEndpoints({
    endpoints: (build) => ({
      countries: build.query<string[], void>({ query: () => ({ url: endpoints.countries.path }) }),
    }),
    overrideExisting: true,
  }).endpoints;
  let sentHeader: string | null = null;
  server.use(
    http.get(`*${endpoints.countries.path}`, ({ request }) => {
      sentHeader = request.headers.get('traceparent');
      return HttpResponse.json(['NO']);
    }),
  );
  await createStore().dispatch(countries.initiate());
  expect(sentHeader).toMatch(TRACEPARENT_PATTERN);
});
