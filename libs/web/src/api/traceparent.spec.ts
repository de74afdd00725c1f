import { endpoints } from '@bearings/contracts';
import { http, HttpResponse } from 'msw';
import { createStore } from '../store';
import { server } from '../testing';
import { api } from './api';

const TRACEPARENT_PATTERN = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/;

it('every API call has a traceparent header in the standard format, and each has a different one', async () => {
  const { countries } = api.injectEndpoints({
    endpoints: (build) => ({
      countries: build.query<string[], void>({ query: () => ({ url: endpoints.countries.path }) }),
    }),
    overrideExisting: true,
  }).endpoints;
  const sentHeaders = new Set<string | null>();
  server.use(
    http.get(`*${endpoints.countries.path}`, ({ request }) => {
      sentHeaders.add(request.headers.get('traceparent'));
      return HttpResponse.json(['NO']);
    }),
  );
  for (const store of [createStore(), createStore()]) await store.dispatch(countries.initiate());
  expect(sentHeaders.size).toBe(2);
  for (const header of sentHeaders) expect(header).toMatch(TRACEPARENT_PATTERN);
});
