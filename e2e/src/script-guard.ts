import type { Page } from '@playwright/test';

/**
 * Returns a list that shows whether a payload ran as a script: calls of `ran()`, dialogs and requests to other hosts
 * are added to it.
 */
export async function recordScriptRuns(page: Page): Promise<string[]> {
  const scriptRuns: string[] = [];
  const ownHost = new URL(page.url() === 'about:blank' ? 'http://localhost' : page.url()).hostname;
  await page.exposeFunction('ran', () => scriptRuns.push('ran()'));
  page.on('dialog', (dialog) => {
    scriptRuns.push(`${dialog.type()} ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== ownHost) scriptRuns.push(request.url());
  });
  return scriptRuns;
}

/**
 * Waits until payloads in the page have had time to run. To do so, adds a broken picture, whose error event comes after
 * the error events of earlier pictures.
 */
export const waitForPayloads = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const lastImage = new Image();
        const waitTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => done()));
        lastImage.addEventListener('error', waitTwoFrames);
        lastImage.src = 'no-such-picture';
      }),
  );
