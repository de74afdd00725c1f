import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/**
 * The cache of all API replies. Each feature adds its own endpoints. Data is fetched again only when a mutation
 * invalidates its tags.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['User', 'Assessments', 'Reports', 'Draft', 'Admin'],
  keepUnusedDataFor: Infinity,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  // Fetches data again when the server can be reached again. Only `refetchAfterApiRestart` reports that, so in
  // production this has no effect.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
