import { endpoints } from '@bearings/contracts';
import { waitFor } from '@testing-library/react';
import { createStore } from '../store';
import { mockAndRecord, mockReply, server, waitForEarlierRequests } from '../testing';
import { api } from './api';
import { refetchAfterApiRestart } from './api-restart';

const { countries } = api.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query<string[], void>({ query: () => ({ url: endpoints.countries.path }) }),
  }),
}).endpoints;

/** Returns a store that has fetched the countries, and a function that returns the countries in the store. */
async function createStoreWithCountries() {
  const store = createStore();
  server.use(mockReply(endpoints.countries, ['NO']));
  await store.dispatch(countries.initiate());
  server.use(mockReply(endpoints.countries, ['SE']));
  return { store, shown: () => countries.select()(store.getState()).data };
}

it('the data that a page shows are refetched when the API has restarted', async () => {
  const { store, shown } = await createStoreWithCountries();
  refetchAfterApiRestart(store);
  window.dispatchEvent(new Event('api-restarted'));
  await waitFor(() => expect(shown()).toEqual(['SE']));
});

it('no data are refetched when the browser is online again or the window gets the focus', async () => {
  const { store, shown } = await createStoreWithCountries();
  const requests = mockAndRecord(endpoints.countries, ['SE']);
  refetchAfterApiRestart(store);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('focus'));
  await waitForEarlierRequests();
  expect(requests).toEqual([]);
  expect(shown()).toEqual(['NO']);
});
