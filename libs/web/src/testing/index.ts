/** Helpers for tests of pages, with a fake API, router and store. */
export { answer, hold, record, refuse, server } from './server';
export { createDeferred } from './deferred';
export { goOffline } from './go-offline';
export { findLinkTo, linkTo } from './link-to';
export { signIn } from './session';
export { createMemoryRouter } from 'react-router-dom';
export { renderPage, type RenderedPage } from './render-page';
export { keepTranslated } from './translated-page';
export { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
export { userEvent, type UserEvent } from '@testing-library/user-event';
