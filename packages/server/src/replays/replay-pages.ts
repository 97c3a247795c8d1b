import { BOT_NAMES, loadInvitationWords, loadPreviews } from '@schupf/phrasebook';
import type { SharedReplay } from '@schupf/protocol';
import { formatSeatView, parseSeatView, type SeatView } from '@schupf/replay';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicOrigin } from '../http/public-origin.ts';
import type { Site } from '../http/site.ts';
import { sendPage, sendText } from '../http/static.ts';
import { preferredLanguage } from '../invitations/accept-language.ts';
import { isPaintable } from '../invitations/invitation-picture.ts';
import type { PictureSender } from '../invitations/picture-sender.ts';
import { foldersDown, languageOfPicture, type Preview, withPreview } from '../invitations/preview-tags.ts';
import type { Settings } from '../settings.ts';
import { previewOf } from './preview.ts';
import type { Replays } from './replays.ts';

export interface ReplayPagesDeps {
  readonly replays: Pick<Replays, 'find'>;
  readonly site: Site;
  readonly settings: Pick<Settings, 'publicUrl'>;
  readonly pictures: PictureSender;
}

interface Params {
  readonly id: string;
  readonly round?: string;
  readonly moment?: string;
  readonly view?: string;
}

/** The place in a match that a link leads to. */
interface Point {
  readonly round: number;
  readonly moment: number;
  readonly view: SeatView;
}

const PATHS = ['/r/:id', '/r/:id/:round', '/r/:id/:round/:moment', '/r/:id/:round/:moment/:view'] as const;
const NOTHING = 'There is nothing at this address.';

/**
 * `/r/ID`, with an optional round, moment and view: the page, with the result of the match in its preview, and a
 * picture of the moment.
 */
export function addReplayPages(app: FastifyInstance, deps: ReplayPagesDeps): void {
  const { replays, site, settings, pictures } = deps;

  async function preview(
    request: FastifyRequest,
    params: Params,
  ): Promise<{ isFound: boolean; tags: Preview }> {
    const language = preferredLanguage(request.headers['accept-language']);
    const [found, words, { home }] = await Promise.all([
      replays.find(params.id, null),
      loadPreviews(language),
      loadInvitationWords(language),
    ]);
    const isFound = typeof found === 'object';
    const { title, text } = isFound ? previewOf(found, words) : { title: words.gone, text: home.text };
    const origin = publicOrigin(request, settings);
    const page = origin + request.url.split('?', 1)[0]!;
    const point = isFound ? pointIn(params, found) : null;
    const folder =
      point === null
        ? 'previews'
        : `r/${params.id}/${point.round}/${point.moment}/${formatSeatView(point.view)}`;
    const picture = `${origin}/${folder}/preview-${language}.png`;
    return { isFound, tags: { title, text, page, picture, language } };
  }

  for (const [index, path] of PATHS.entries()) {
    const page = foldersDown(site.page, index + 1);
    app.get<{ Params: Params }>(path, async (request, reply) => {
      const { isFound, tags } = await preview(request, request.params);
      if (!isFound) reply.code(404);
      // The link was meant for some people, not for search engines.
      reply.header('X-Robots-Tag', 'noindex');
      return sendPage(request, reply, withPreview(page, tags));
    });
  }

  app.get<{ Params: Required<Params> & { name: string } }>(
    '/r/:id/:round/:moment/:view/:name',
    async (request, reply) => {
      const { params } = request;
      const language = languageOfPicture(params.name);
      const found = language === null ? 'unknown' : await replays.find(params.id, null);
      const point = typeof found === 'object' ? pointIn(params, found) : null;
      if (language === null || typeof found !== 'object' || point === null)
        return sendText(reply, 404, NOTHING);
      const names = found.players.map(({ name, isBot }, player) =>
        isBot || name === '' || !isPaintable(name) ? BOT_NAMES[player]! : name,
      );
      const { id, record } = found;
      return pictures.send(request, reply, {
        type: 'moment',
        moment: { id, record, names, language, ...point },
      });
    },
  );
}

/** The point that an address leads to; null if this match has no such point. */
function pointIn({ round = '', moment = '', view }: Params, replay: SharedReplay): Point | null {
  const isPoint = /^\d{1,6}$/.test(round) && /^\d{1,6}$/.test(moment);
  const seat = view === undefined ? { front: replay.shown, all: true } : parseSeatView(view);
  const isKnown = isPoint && Number(round) <= replay.rounds && seat !== null;
  return isKnown && seat.front < replay.players.length
    ? { round: Number(round), moment: Number(moment), view: seat }
    : null;
}
