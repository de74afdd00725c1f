import { createHash } from 'node:crypto';

const UUID_BYTES = 16;
const VERSION_BYTE = 6;
const VARIANT_BYTE = 8;

/**
 * Returns the id of a step that the report suggests: the same at each read, so that it need not be stored before the
 * reader changes it. It is a name-based UUID (version 5 of RFC 9562), with the assessment's id as its namespace.
 */
export function createStepId(assessmentId: string, source: string): string {
  const namespace = Buffer.from(assessmentId.replaceAll('-', ''), 'hex');
  const bytes = createHash('sha1').update(namespace).update(source).digest().subarray(0, UUID_BYTES);
  bytes.writeUInt8((bytes.readUInt8(VERSION_BYTE) & 0x0f) | 0x50, VERSION_BYTE);
  bytes.writeUInt8((bytes.readUInt8(VARIANT_BYTE) & 0x3f) | 0x80, VARIANT_BYTE);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
