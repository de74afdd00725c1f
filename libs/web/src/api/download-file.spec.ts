import { http, HttpResponse } from 'msw';
import { server } from '../testing';
import { downloadFile } from './download-file';

const PDF_PATH = '/api/reports/a1/pdf';
const PDF_ADDRESS = `http://localhost${PDF_PATH}`;
const savedFiles: { name: string; file: Blob }[] = [];
let createdBlob: Blob | undefined;

beforeEach(() => {
  savedFiles.length = 0;
  URL.createObjectURL = (file: Blob) => {
    createdBlob = file;
    return 'blob:made';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (createdBlob) savedFiles.push({ name: this.download, file: createdBlob });
  });
});
afterEach(() => jest.restoreAllMocks());

const replyWithDisposition = (disposition: string) =>
  server.use(
    http.get(PDF_ADDRESS, () =>
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
    replyWithDisposition(disposition);
    expect(await downloadFile(PDF_PATH)).toBeNull();
    expect(savedFiles.map((each) => each.name)).toEqual([name]);
    expect(savedFiles[0]?.file.size).toBe(4);
  });

  it('is not saved when the server rejects the request; the error says how many seconds to wait', async () => {
    const body = { statusCode: 429, code: 'too_many_requests', message: 'Later.' };
    server.use(http.get(PDF_ADDRESS, () => HttpResponse.json(body, { status: 429, headers: { 'Retry-After': '90' } })));
    expect(await downloadFile(PDF_PATH)).toMatchObject({
      status: 429,
      body,
      retryAfterSeconds: 90,
    });
    expect(savedFiles).toEqual([]);
  });

  const refuseWith = (code: string) => {
    const body = { statusCode: 503, code, message: 'Later.' };
    return HttpResponse.json(body, { status: 503, headers: { 'Retry-After': '0.001' } });
  };

  it.each(['file_not_ready', 'unavailable'])(
    'is requested again until it is ready after the error %s',
    async (code) => {
      const onWait = jest.fn();
      let requests = 0;
      server.use(
        http.get(PDF_ADDRESS, () => {
          requests += 1;
          return requests < 4 ? refuseWith(code) : HttpResponse.arrayBuffer(new ArrayBuffer(4));
        }),
      );
      expect(await downloadFile(PDF_PATH, { onWait })).toBeNull();
      expect([requests, savedFiles.length]).toEqual([4, 1]);
      expect(onWait).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['file_not_ready', 60],
    ['pdf_failed', 1],
  ])('is given up with the error %s after %i requests', async (code, maxRequests) => {
    let requests = 0;
    server.use(
      http.get(PDF_ADDRESS, () => {
        requests += 1;
        return refuseWith(code);
      }),
    );
    expect(await downloadFile(PDF_PATH)).toMatchObject({ status: 503, body: { code } });
    expect([requests, savedFiles.length]).toEqual([maxRequests, 0]);
  });

  it('is neither requested again nor saved once it is cancelled', async () => {
    const cancellation = new AbortController();
    let requests = 0;
    server.use(
      http.get(PDF_ADDRESS, () => {
        requests += 1;
        return refuseWith('file_not_ready');
      }),
    );
    const onWait = () => cancellation.abort();
    expect(await downloadFile(PDF_PATH, { signal: cancellation.signal, onWait })).toMatchObject({ status: 0 });
    expect([requests, savedFiles.length]).toEqual([1, 0]);
  });

  it('is not saved when no server answers; the error has the status 0', async () => {
    server.use(http.get(PDF_ADDRESS, () => HttpResponse.error()));
    expect(await downloadFile(PDF_PATH)).toMatchObject({ status: 0 });
  });
});
