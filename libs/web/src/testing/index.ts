/** What page tests use: a page in a router and a store, against an API that answers as told. */
export { answer, refuse, server } from './server';
export { signIn } from './session';
export { renderPage, type RenderedPage } from './render-page';
export { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
export { userEvent, type UserEvent } from '@testing-library/user-event';
