import type { Clock } from '@schupf/runner';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SiteFile } from '../http/site.ts';
import { sendFile, sendText } from '../http/static.ts';
import { NetworkBuckets, scale } from '../limits/bucket.ts';
import { networkOf } from '../limits/network.ts';
import type { Settings } from '../settings.ts';
import type { Picture, PicturePainter } from './picture-painter.ts';

/** The rate of new pictures per address. Pictures that were painted before are not limited. */
const PICTURES = { burst: 20, perSecond: 0.2 };
const PICTURE_CACHING = 'public, max-age=3600';

export interface PictureSenderDeps {
  readonly painter: PicturePainter;
  readonly settings: Pick<Settings, 'rateLimitFactor'>;
  readonly clock: Clock;
}

/** Sends the pictures of previews as PNG. */
export class PictureSender {
  private readonly deps: PictureSenderDeps;
  private readonly pictures: NetworkBuckets;

  constructor(deps: PictureSenderDeps) {
    this.deps = deps;
    this.pictures = new NetworkBuckets(scale(PICTURES, deps.settings.rateLimitFactor));
  }

  async send(request: FastifyRequest, reply: FastifyReply, picture: Picture): Promise<FastifyReply> {
    const { painter, clock } = this.deps;
    const mayPaint = painter.has(picture) || this.pictures.take(networkOf(request.ip), clock.now());
    const png = mayPaint ? await painter.paint(picture) : null;
    if (png === null)
      return sendText(reply.header('Retry-After', '10'), 503, 'Please try again in a moment.');
    return sendFile(new SiteFile('/preview.png', png), request, reply, { caching: PICTURE_CACHING });
  }
}
