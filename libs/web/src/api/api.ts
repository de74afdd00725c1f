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
  // Has an effect only together with `refetchAfterApiRestart`.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
