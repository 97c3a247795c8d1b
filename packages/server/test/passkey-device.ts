import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}

interface RequestOptions {
  readonly challenge: string;
  readonly rpId?: string;
}

interface Answer {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: Record<string, unknown>;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A phone or laptop that makes a passkey and signs with it, as browsers do. */
export class PasskeyDevice {
  readonly id = randomBytes(16);
  /** How often it says it was used; devices that do not count always say 0. */
  counter = 0;
  userHandle = '';
  private readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  create(options: CreationOptions): Answer {
    this.userHandle = options.user.id;
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const publicKey = cborMap([
      [cborInteger(1), cborInteger(2)],
      [cborInteger(3), cborInteger(-7)],
      [cborInteger(-1), cborInteger(1)],
      [cborInteger(-2), cborBytes(Buffer.from(x!, 'base64url'))],
      [cborInteger(-3), cborBytes(Buffer.from(y!, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, publicKey]);
    const authData = this.authenticatorData(options.rp.id!, HAS_CREDENTIAL, credential);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', options.challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal', 'made-up'],
    });
  }

  use(options: RequestOptions): Answer {
    const authData = this.authenticatorData(options.rpId!, 0, Buffer.alloc(0));
    const clientData = this.clientData('webauthn.get', options.challenge);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  private answer(response: Record<string, unknown>): Answer {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authenticatorData(hostname: string, flags: number, rest: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const hash = createHash('sha256').update(hostname).digest();
    return Buffer.concat([hash, Buffer.from([USER_PRESENT | USER_VERIFIED | flags]), counter, rest]);
  }
}

// As much of CBOR as passkeys need.

function cborHead(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  if (value < 256) return Buffer.from([type | 24, value]);
  return Buffer.from([type | 25, value >> 8, value & 0xff]);
}

function cborInteger(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([cborHead(3, bytes.length), bytes]);
}

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
