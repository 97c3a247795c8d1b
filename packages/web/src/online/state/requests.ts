import { absolute } from '../../app/router.ts';

/** The server rejected a request. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** Nothing answers, or the answer is not from our server: a static file server answers everything with a page. */
export class NoServer extends Error {}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends a request to the server that this page came from; `path` follows `/api/`. */
export async function ask<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  const response = await reach(method, path, body);
  if (response.status === 204) return undefined as Answer;
  const answer = await readJson(response);
  if (response.ok) return answer as Answer;
  throw new Refused(response.status, String((answer as { readonly code?: unknown }).code));
}

export async function askForText(path: string): Promise<string> {
  const response = await reach('GET', path);
  if (!response.ok) throw new Refused(response.status, 'unknown');
  return response.text();
}

async function reach(method: Method, path: string, body?: object): Promise<Response> {
  try {
    return await fetch(absolute(`api/${path}`), {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw new NoServer();
  }
}

async function readJson(response: Response): Promise<object> {
  try {
    const answer: unknown = await response.json();
    if (typeof answer === 'object' && answer !== null) return answer;
  } catch {
    // Reported below.
  }
  throw new NoServer();
}
