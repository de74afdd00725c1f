import { describeDevice } from './device.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('describeDevice', () => {
  it.each([
    [`(Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36`, 'Chrome on Windows'],
    [`(Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
    [`(X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0`, 'Firefox on Linux'],
    [`(Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [`(iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} Version/19.0 Mobile/15E Safari/604.1`, 'Safari on iPhone'],
    [`(iPad; CPU OS 19_0 like Mac OS X) ${WEBKIT} CriOS/140.0 Safari/604.1`, 'Chrome on iPad'],
    [`(Macintosh; Intel Mac OS X 15_0) ${WEBKIT} Version/19.0 Safari/605.1`, 'Safari on a Mac'],
    [`(Linux; Android 15) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`, 'Samsung Internet on Android'],
  ])('describes the browser with the User-Agent header %s as %s', (header, device) => {
    expect(describeDevice(`Mozilla/5.0 ${header}`)).toBe(device);
  });

  it('returns only known names of browsers and systems, never text of the header itself', () => {
    expect(describeDevice(undefined)).toBeNull();
    expect(describeDevice('curl/8.0 <script>')).toBeNull();
    expect(describeDevice('Windows <script>')).toBe('A browser on Windows');
  });
});
