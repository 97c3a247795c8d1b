import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  createVerify,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushBody } from '@schupf/protocol';
import { onTestFinished } from 'vitest';

export interface PushedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine. It answers with the status that is set, and stores what it gets. */
export class FakePushService {
  status = 201;
  location: string | null = null;
  readonly requests: PushedRequest[] = [];
  readonly origin: string;

  private constructor(port: number) {
    this.origin = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<FakePushService> {
    let service: FakePushService | null = null;
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { url = '', headers } = request;
      service!.requests.push({ path: url, headers, body: Buffer.concat(chunks) });
      const { status, location } = service!;
      response.writeHead(status, location === null ? {} : { location }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    service = new FakePushService((server.address() as AddressInfo).port);
    onTestFinished(() => void server.close());
    return service;
  }
}

/** A device that can read what is sent to it, as a browser does (RFC 8291). */
export class FakeDevice {
  readonly subscription: PushBody;
  private readonly ecdh = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(endpoint: string, language: PushBody['language'] = 'en') {
    this.ecdh.generateKeys();
    this.subscription = {
      ...{ endpoint, language },
      keys: {
        p256dh: this.ecdh.getPublicKey().toString('base64url'),
        auth: this.auth.toString('base64url'),
      },
    };
  }

  read({ body }: PushedRequest): { title: string; body: string; tag: string; path: string } {
    const salt = body.subarray(0, 16);
    const keyLength = body[20]!;
    const sender = body.subarray(21, 21 + keyLength);
    const content = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), sender]);
    const secret = hkdf(this.ecdh.computeSecret(sender), this.auth, info, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(content.subarray(-16));
    const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/** What the server claims about itself; throws if its signature is wrong. */
export function readVapid({ headers }: PushedRequest): { aud: string; sub: string; key: string } {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(String(headers.authorization)) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isValid = createVerify('sha256')
    .update(`${head}.${claims}`)
    .verify({ key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!isValid) throw new Error('the signature is wrong');
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}
