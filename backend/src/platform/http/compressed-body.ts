import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/**
 * The body of a reply, compressed once, so that it can be cached in this form. A handler returns it, and
 * `CompressionInterceptor` sends it to any client.
 */
export class CompressedBody<Value> {
  /** Never set. It exists only so that TypeScript knows what was compressed. */
  declare readonly value?: Value;

  private constructor(
    readonly type: string,
    readonly bytes: Buffer,
  ) {}

  static async ofJson<Value>(value: Value): Promise<CompressedBody<Value>> {
    return new CompressedBody('application/json; charset=utf-8', await compress(JSON.stringify(value)));
  }

  static async ofHtml(html: string): Promise<CompressedBody<string>> {
    return new CompressedBody('text/html; charset=utf-8', await compress(html));
  }

  decompress(): Promise<Buffer> {
    return decompress(this.bytes);
  }
}
