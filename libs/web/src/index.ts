/**
 * Main entry point for the shell and the remotes: API, session, forms, header and footer, toasts, formats and parts of pages.
 */
export { api } from './api/api';
export { isApiError, isUnauthorized, toReadableMessage } from './api/api-error';

export type { ApiCall, ApiError } from './api/api-call';
export { buildPath, sendCall, toUnreachableError } from './api/base-query';
export { downloadFile, fetchFile, saveFile } from './api/download-file';
export { FOCUS_CHROME, FULL_CHROME, type Chrome, type ChromeBackLink } from './chrome/chrome.slice';
export { useChrome, useRequestedChrome } from './chrome/use-chrome';
export { copyText } from './copy-text';
export { refusalTexts, type Refusal } from './forms/refusal';
export { SubmitButton } from './forms/submit-button';
export { useForm, type Form, type FormErrors, type FormState, type TextControl } from './forms/use-form';
export { useSend } from './forms/use-send';
export {
  countWords,
  formatDate,
  formatDateTime,
  formatList,
  formatLongDate,
  formatPounds,
  formatShortDate,
  readingMinutes,
} from './formats';
export { PageMeta } from './page-meta';
export { createLazyPage } from './pages/lazy-page';
export { NotFoundPage } from './pages/not-found-page';
export { PageSkeleton } from './pages/page-skeleton';
export { PageUnavailable } from './pages/page-unavailable';
export { createUuid } from './random';
export * from './redux';
export type { PageLoader, RemoteRoutes } from './remote-routes';
export { readStoredText, readStoredValue, storeText, storeValue } from './session/browser-storage';
export { hasSignedInHint } from './session/browser-traces';
export {
  reloadOnAccountChange,
  rememberUser,
  useCurrentUser,
  useRefreshCurrentUser,
  type Session,
} from './session/current-user';
export { areClaimsExamples, areClaimsShown, areClaimsStated, showClaims, type ClaimsMode } from './site-claims';
export { setSiteOrigin, getSiteOrigin } from './site-origin';
export {
  createStore,
  useAppDispatch,
  useAppSelector,
  type AppDispatch,
  type AppStore,
  type PrerenderedReplies,
  type RootState,
} from './store';
export { Toasts } from './toasts/toasts';
export type { ToastContent } from './toasts/toasts.slice';
export { useFailureToast, useToast } from './toasts/use-toast';
export { useHeadingFocus } from './use-heading-focus';
export { isOnline, useOnline } from './use-online';
export { useOnceStarted, useStarted } from './use-started';
