import { loadInvitationWords, loadPreviews } from '@schupf/phrasebook';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicOrigin } from '../http/public-origin.ts';
import type { Site } from '../http/site.ts';
import { sendPage } from '../http/static.ts';
import { preferredLanguage } from '../invitations/accept-language.ts';
import { foldersDown, type Preview, withPreview } from '../invitations/preview-tags.ts';
import type { Settings } from '../settings.ts';
import { previewOf } from './preview.ts';
import type { Replays } from './replays.ts';

export interface ReplayPagesDeps {
  readonly replays: Pick<Replays, 'find'>;
  readonly site: Site;
  readonly settings: Pick<Settings, 'publicUrl'>;
}

const PATHS = ['/r/:id', '/r/:id/:round', '/r/:id/:round/:moment'] as const;

/** `/r/ID`, perhaps with a round and a moment of it: the page, with the result of the match in its preview. */
export function addReplayPages(app: FastifyInstance, deps: ReplayPagesDeps): void {
  const { replays, site, settings } = deps;

  async function preview(request: FastifyRequest, id: string): Promise<{ isFound: boolean; tags: Preview }> {
    const language = preferredLanguage(request.headers['accept-language']);
    const [found, words, { home }] = await Promise.all([
      replays.find(id, null),
      loadPreviews(language),
      loadInvitationWords(language),
    ]);
    const isFound = typeof found === 'object';
    const { title, text } = isFound ? previewOf(found, words) : { title: words.gone, text: home.text };
    const origin = publicOrigin(request, settings);
    const page = origin + request.url.split('?', 1)[0]!;
    const picture = `${origin}/previews/preview-${language}.png`;
    return { isFound, tags: { title, text, page, picture, language } };
  }

  for (const [index, path] of PATHS.entries()) {
    const page = foldersDown(site.page, index + 1);
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      const { isFound, tags } = await preview(request, request.params.id);
      if (!isFound) reply.code(404);
      // The link was meant for some people, not for search engines.
      reply.header('X-Robots-Tag', 'noindex');
      return sendPage(request, reply, withPreview(page, tags));
    });
  }
}
