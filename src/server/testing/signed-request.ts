import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** Whether a request is signed with these keys (Signature Version 4 in its header), as every server of S3 computes it. */
export function isSigned(request: IncomingMessage, keys: { keyId: string; secret: string }): boolean {
  const [, keyId, scope = '', names = '', signature] = form.exec(request.headers.authorization ?? '') ?? [];
  const [day = '', region = '', service = '', last = ''] = scope.split('/');
  const time = String(request.headers['x-amz-date']);
  const hash = String(request.headers['x-amz-content-sha256']);
  if (keyId !== keys.keyId || !time.startsWith(day) || !names.split(';').includes('host')) return false;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonical = [
    request.method,
    path,
    query
      .split('&')
      .map((pair) => (pair === '' || pair.includes('=') ? pair : `${pair}=`))
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${request.headers[name] ?? ''}`),
    '',
    names,
    hash,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = [region, service, last].reduce<Buffer>((made, part) => hmac(made, part), hmac(`AWS4${keys.secret}`, day));
  return hmac(key, text).toString('hex') === signature;
}
