import { languageFor } from '@schupf/phrasebook';
import { isLegalName } from '@schupf/protocol';
import type { FastifyInstance } from 'fastify';
import type { LegalTexts } from '../legal/legal-texts.ts';
import { Problem } from './problem.ts';

export interface LegalApiDeps {
  readonly legal: LegalTexts;
}

/** What the operator says about the server. No cookie is needed. */
export function addLegalApi(app: FastifyInstance, { legal }: LegalApiDeps): void {
  app.get('/api/legal', async () => ({ texts: legal.names }));

  app.get<{ Params: { name: string }; Querystring: { language?: unknown } }>(
    '/api/legal/:name',
    async ({ params: { name }, query: { language } }) => {
      const found = isLegalName(name) ? legal.find(name, languageFor([String(language ?? '')])) : null;
      if (found === null) throw new Problem(404, 'unknown', 'there is no such text');
      return found;
    },
  );
}
