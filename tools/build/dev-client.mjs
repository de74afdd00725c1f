// Runs in pages of the development server. Shows why the API does not run, tells the page when the API has restarted,
// and shows the error of a crashed page. Reloads a crashed page after the next change.
import { API_STATE } from './site.mjs';

const RECONNECT_MS = 1_000;
const NOTICE_STYLE =
  'position:fixed;inset:0;z-index:2147483647;overflow:auto;margin:0;padding:2rem;' +
  'background:#18181bf2;color:#fecaca;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap';

let overlay;
let isRestarting = false;
let crashed = false;

function showOverlay(text) {
  overlay ??= document.body.appendChild(document.createElement('pre'));
  overlay.id = 'api-error';
  overlay.setAttribute('role', 'alert');
  overlay.style.cssText = NOTICE_STYLE;
  overlay.textContent = `${text}\n\nThis closes when it is corrected. Escape closes it now.`;
}

function hideOverlay() {
  overlay?.remove();
  overlay = undefined;
}

function applyState(state) {
  if (state.kind === 'failed') showOverlay(state.message);
  if (state.kind === 'ready') {
    hideOverlay();
    if (isRestarting) dispatchEvent(new Event('api-restarted'));
  }
  isRestarting = state.kind !== 'ready';
}

function connect() {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'api') applyState(message.data);
  });
  socket.addEventListener('open', () => {
    void fetch(API_STATE)
      .then((response) => response.json())
      .then(applyState);
  });
  socket.addEventListener('close', () => setTimeout(connect, RECONNECT_MS));
}

addEventListener('keydown', ({ key }) => key === 'Escape' && hideOverlay());
addEventListener('page-crashed', ({ detail }) => {
  crashed = true;
  reportError(detail);
});
// webpack's client posts this message after a source file has changed. The change may repair a crashed page, so such a
// page is reloaded.
addEventListener('message', ({ data }) => {
  if (crashed && typeof data === 'string' && data.startsWith('webpackHotUpdate')) location.reload();
});
connect();
