import { appealBody, reportBody } from '@schupf/protocol';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../limits/network.ts';
import type { SharedLimits } from '../limits/shared-limits.ts';
import type { Reports } from '../moderation/reports.ts';
import type { Standings } from '../moderation/standings.ts';
import { Problem } from './problem.ts';
import { readBody } from './read-body.ts';
import type { Visitors } from './visitors.ts';

export interface StandingApiDeps {
  readonly standings: Standings;
  readonly reports: Reports;
  readonly limits: SharedLimits;
  readonly visitors: Visitors;
}

/** The API for reporting others, and for reading and contesting what was decided about oneself. */
export function addStandingApi(app: FastifyInstance, deps: StandingApiDeps): void {
  const { standings, reports, limits, visitors } = deps;

  app.get('/api/me/standing', async (request) => {
    const { person } = await visitors.requireEvenIfClosed(request);
    return standings.of(person.id);
  });

  app.post<{ Params: { id: string } }>('/api/me/sanctions/:id/appeal', async (request, reply) => {
    const { person } = await visitors.requireEvenIfClosed(request);
    const { text } = readBody(appealBody, request.body);
    if (!(await limits.take('appeal', person.id)))
      throw new Problem(429, 'too-fast', 'too many appeals; please try again in an hour');
    switch (await standings.appeal(person.id, request.params.id, text)) {
      case 'noted':
        return reply.code(204).send();
      case 'unknown':
        throw new Problem(404, 'unknown', 'you have no such sanction');
      case 'appealed-already':
        throw new Problem(409, 'appealed-already', 'you have already appealed against this');
    }
  });

  app.post('/api/reports', async (request, reply) => {
    const { person } = await visitors.require(request);
    const report = readBody(reportBody, request.body);
    switch (await reports.report({ person, network: networkOf(request.ip) }, report)) {
      case 'noted':
        return reply.code(204).send();
      case 'unknown':
        throw new Problem(404, 'unknown', 'there is no such person there');
      case 'reported-already':
        throw new Problem(409, 'reported-already', 'you have already reported this; someone will look at it');
      case 'too-many-open':
        throw new Problem(
          429,
          'too-many-open',
          'too many of your reports are open; someone will look at them',
        );
      case 'too-fast':
        throw new Problem(429, 'too-fast', 'too many reports; please try again in an hour');
    }
  });
}
