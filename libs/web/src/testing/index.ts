/** Helpers for tests of pages, with a fake API, router and store. */
export {
  mockReply,
  mockHeldReply,
  mockAndRecord,
  mockConnectionLoss,
  mockRefusal,
  server,
  waitForEarlierRequests,
} from './server';
export { createDeferred } from './deferred';
export { setOffline } from './go-offline';
export { findLinkTo, findLinkTarget } from './link-to';
export { createSignedInUser } from './session';
export { createMemoryRouter } from 'react-router-dom';
export { renderPage, type RenderedPage } from './render-page';
export { keepPageTranslated } from './translated-page';
export { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
export { userEvent, type UserEvent } from '@testing-library/user-event';
