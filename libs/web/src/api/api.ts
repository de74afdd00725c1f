import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/**
 * The single cache of server replies. Features inject their own endpoints. Nothing is refetched
 * automatically: a mutation invalidates the tags of what it changes.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['User', 'Assessments', 'Reports', 'Draft', 'Admin'],
  keepUnusedDataFor: Infinity,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  // Takes effect only through `refetchAfterApiRestart`.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
