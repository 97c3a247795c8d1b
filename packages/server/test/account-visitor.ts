import type { AccountState, Person } from '@schupf/protocol';
import { PasskeyDevice } from './passkey-device.ts';
import { request } from './player.ts';
import type { TestServer } from './test-server.ts';

/** A browser at a server that accepts passkeys: it keeps its cookie, and may have a passkey. */
export class AccountVisitor {
  readonly origin: string;
  passkey: PasskeyDevice;
  cookie: string | undefined = undefined;

  constructor({ port }: Pick<TestServer, 'port'>, passkey?: PasskeyDevice) {
    // Passkeys do not work for IP addresses.
    this.origin = `http://localhost:${port}`;
    this.passkey = passkey ?? new PasskeyDevice(this.origin);
  }

  static async guest(server: Pick<TestServer, 'port'>, name: string): Promise<AccountVisitor> {
    const visitor = new AccountVisitor(server);
    await visitor.ask('/api/guest', 'POST', { name });
    return visitor;
  }

  /** A guest who has signed up, and their recovery codes. */
  static async withAccount(server: Pick<TestServer, 'port'>, name: string) {
    const visitor = await AccountVisitor.guest(server, name);
    return { visitor, codes: await visitor.signUp() };
  }

  async fetch(path: string, method = 'GET', body?: unknown): Promise<Response> {
    const answer = await request(`${this.origin}${path}`, method, body, this.cookie);
    const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0];
    if (cookie !== undefined) this.cookie = cookie;
    return answer;
  }

  async ask<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
    const answer = await this.fetch(path, method, body);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as Answer;
  }

  /** The status and code of a refusal. */
  async refusal(path: string, method = 'GET', body?: unknown): Promise<string> {
    const answer = await this.fetch(path, method, body);
    const { code } = (await answer.json().catch(() => ({}))) as { code?: unknown };
    return `${answer.status} ${code}`;
  }

  async me(): Promise<Person | null> {
    return (await this.ask<{ me: Person | null }>('/api/me')).me;
  }

  state(): Promise<AccountState> {
    return this.ask('/api/account');
  }

  async newPasskey(passkey = this.passkey) {
    const options = await this.ask<Parameters<PasskeyDevice['create']>[0]>(
      '/api/me/passkeys/options',
      'POST',
      {},
    );
    return { name: 'Phone', passkey: passkey.create(options) };
  }

  async signUp(): Promise<readonly string[]> {
    const body = await this.newPasskey();
    return (await this.ask<{ codes: string[] }>('/api/me/passkeys', 'POST', body)).codes;
  }

  /** What the passkey answers when it is asked for signing in, or for confirming who someone is. */
  async answer(path: '/api/sign-in' | '/api/me/confirm') {
    const options = await this.ask<Parameters<PasskeyDevice['use']>[0]>(`${path}/options`, 'POST', {});
    return { passkey: this.passkey.use(options) };
  }

  async signIn(): Promise<Person> {
    return this.ask('/api/sign-in', 'POST', await this.answer('/api/sign-in'));
  }

  async confirm(): Promise<void> {
    await this.ask('/api/me/confirm', 'POST', await this.answer('/api/me/confirm'));
  }
}
