import { http, HttpResponse } from 'msw';
import { server } from '../testing';
import { downloadFile } from './download-file';

const PATH = '/api/reports/a1/pdf';
const ADDRESS = `http://localhost${PATH}`;
const saved: { name: string; file: Blob }[] = [];
let made: Blob | undefined;

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (file: Blob) => {
    made = file;
    return 'blob:made';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (made) saved.push({ name: this.download, file: made });
  });
});
afterEach(() => jest.restoreAllMocks());

const answerWith = (disposition: string) =>
  server.use(
    http.get(ADDRESS, () =>
      HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF').buffer, {
        headers: { 'Content-Disposition': disposition },
      }),
    ),
  );

describe('a downloaded file', () => {
  it.each([
    [`attachment; filename="a.pdf"; filename*=UTF-8''%E6%9D%8E%2C%20a.pdf`, '李, a.pdf'],
    ['attachment; filename="a.pdf"', 'a.pdf'],
    ['attachment', 'download'],
  ])('with the Content-Disposition %j is saved as “%s”', async (disposition, name) => {
    answerWith(disposition);
    expect(await downloadFile(PATH)).toBeNull();
    expect(saved.map((each) => each.name)).toEqual([name]);
    expect(saved[0]?.file.size).toBe(4);
  });

  it('is not saved when the server refuses; the error contains the seconds to wait', async () => {
    const body = { statusCode: 429, code: 'too_many_requests', message: 'Later.' };
    server.use(
      http.get(ADDRESS, () =>
        HttpResponse.json(body, { status: 429, headers: { 'Retry-After': '90' } }),
      ),
    );
    expect(await downloadFile(PATH)).toMatchObject({ status: 429, body, retryAfterSeconds: 90 });
    expect(saved).toEqual([]);
  });

  it('is not saved when no server answers; the error has the status 0', async () => {
    server.use(http.get(ADDRESS, () => HttpResponse.error()));
    expect(await downloadFile(PATH)).toMatchObject({ status: 0 });
  });
});
