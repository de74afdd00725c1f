/** Calls the API as a browser does: keeps its cookies. */
export class Browser {
  /** @type {Map<string, string>} */
  #cookies = new Map();

  /** @param {string} url */
  constructor(url) {
    this.url = url;
  }

  cookieHeader() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** @param {{ method: string, path: string }} endpoint @param {object} [body] */
  async call({ method, path }, body) {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        cookie: this.cookieHeader(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}.`);
    /** @type {Record<string, unknown>} */
    const answer = JSON.parse(await response.text());
    return answer;
  }
}
