import { setTimeout as sleep } from 'node:timers/promises';
import { COOKIES, HOST_COOKIE_PREFIX, type ErrorBody } from '@bearings/contracts';

const COOKIE_NAMES: readonly string[] = Object.values(COOKIES);

export interface BrowserReply<T> {
  status: number;
  body: T;
  text: string;
  headers: Headers;
}

export interface DownloadedFile {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/**
 * An HTTP client that behaves like a browser on one of our pages: it stores cookies and says that
 * the request is same-origin.
 */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  get<T>(path: string): Promise<BrowserReply<T>> {
    return this.send<T>('GET', path);
  }

  post<T>(path: string, body?: unknown): Promise<BrowserReply<T>> {
    return this.send<T>('POST', path, body);
  }

  put<T>(path: string, body: unknown): Promise<BrowserReply<T>> {
    return this.send<T>('PUT', path, body);
  }

  patch<T>(path: string, body: unknown): Promise<BrowserReply<T>> {
    return this.send<T>('PATCH', path, body);
  }

  /** Sends a call that is expected to be refused, so its reply has the type of an error. */
  refused(method: string, path: string, body?: unknown): Promise<BrowserReply<ErrorBody>> {
    return this.send<ErrorBody>(method, path, body);
  }

  async send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<BrowserReply<T>> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: this.cookieHeader(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    this.keep(response.headers.getSetCookie());
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: json && text !== '' ? JSON.parse(text) : undefined,
      text,
      headers: response.headers,
    };
  }

  /** Downloads a file. Like our pages, it requests the file again while it is still being made. */
  async download(path: string): Promise<DownloadedFile> {
    for (;;) {
      const file = await this.requestFile(path);
      if (file.status !== 503 || !file.bytes.includes('"file_not_ready"')) return file;
      await sleep(Number(file.headers.get('retry-after')) * 1_000);
    }
  }

  /** Requests a file once. Its bytes may be no text. */
  async requestFile(path: string): Promise<DownloadedFile> {
    const response = await fetch(this.url + path, { headers: { cookie: this.cookieHeader() } });
    const { status, headers } = response;
    return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(cookies: string[]): void {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      // COOKIES must list each cookie, because the privacy policy names the cookies in that list.
      if (!COOKIE_NAMES.includes(name.replace(HOST_COOKIE_PREFIX, '')))
        throw new Error(`The cookie ${name} is missing in COOKIES.`);
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
