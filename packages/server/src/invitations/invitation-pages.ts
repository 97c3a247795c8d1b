import { createHash } from 'node:crypto';
import { LANGUAGES, type Language, loadInvitationWords } from '@schupf/phrasebook';
import { type Invitation, isTableCode } from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicOrigin } from '../http/public-origin.ts';
import { type Site, SiteFile } from '../http/site.ts';
import { sendFile, sendPage, sendText } from '../http/static.ts';
import { Buckets, scale } from '../limits/bucket.ts';
import { networkOf } from '../limits/network.ts';
import type { Settings } from '../settings.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { preferredLanguage } from './accept-language.ts';
import { isPaintable } from './invitation-picture.ts';
import { type InvitationText, textOf } from './invitation-text.ts';
import type { PicturePainter } from './picture-painter.ts';
import { foldersDown, type Preview, withPreview } from './preview-tags.ts';

/** The rate of new pictures per address. Pictures that were painted before are not limited. */
const PICTURES = { burst: 20, perSecond: 0.2 };
const PICTURE_CACHING = 'public, max-age=3600';
const PICTURE_NAME = /^preview-([a-z]{2})\.png$/;
const NOTHING = 'There is nothing at this address.';

export interface InvitationPagesDeps {
  readonly site: Site;
  readonly settings: Pick<Settings, 'publicUrl' | 'rateLimitFactor'>;
  readonly registry: Pick<TableRegistry, 'invitation'>;
  readonly painter: PicturePainter;
  readonly clock: Clock;
}

/**
 * The page at `/` and at `/t/CODE`, each with the preview that chats show for a link, and the pictures of the previews.
 * A chat reads the tags of the page first and fetches the picture later, possibly without an `Accept-Language` header,
 * so the picture's address contains the language.
 */
export function addInvitationPages(app: FastifyInstance, deps: InvitationPagesDeps): void {
  const { site, settings, registry, painter, clock } = deps;
  const folderPage = foldersDown(site.page, 1);
  const pictures = new Buckets(scale(PICTURES, settings.rateLimitFactor));
  const origin = (request: FastifyRequest) => publicOrigin(request, settings);

  async function homePreview(request: FastifyRequest, language: Language): Promise<Preview> {
    const { title, text } = (await loadInvitationWords(language)).home;
    const page = `${origin(request)}/`;
    return { title, text, page, picture: `${page}previews/preview-${language}.png`, language };
  }

  async function tablePreview(
    request: FastifyRequest,
    invitation: Invitation,
    language: Language,
  ): Promise<Preview> {
    const text = textOf(invitation, await loadInvitationWords(language));
    const address = `${origin(request)}/t/${invitation.info.code}`;
    return {
      title: text.headline,
      text: `${text.free}. ${text.game}`,
      page: address,
      // Chats cache a picture by its address, so the address changes with the content.
      picture: `${address}/preview-${language}.png?v=${digestOf(text)}`,
      language,
    };
  }

  app.get('/', async (request, reply) => {
    const language = preferredLanguage(request.headers['accept-language']);
    return sendPage(request, reply, withPreview(site.page, await homePreview(request, language)));
  });

  app.get<{ Params: { code: string } }>('/t/:code', async (request, reply) => {
    const language = preferredLanguage(request.headers['accept-language']);
    const { code } = request.params;
    const found = isTableCode(code) ? await registry.invitation(code) : null;
    // The code is a secret, and search engines would follow links that people publish by mistake.
    reply.header('X-Robots-Tag', 'noindex');
    const isFound = found !== null && !('gone' in found);
    if (!isFound) reply.code(404);
    const preview = isFound
      ? await tablePreview(request, found, language)
      : await homePreview(request, language);
    return sendPage(request, reply, withPreview(folderPage, preview));
  });

  app.get<{ Params: { name: string } }>('/previews/:name', async (request, reply) => {
    const language = languageOf(request.params.name);
    if (language === null) return sendText(reply, 404, NOTHING);
    const { title, text } = (await loadInvitationWords(language)).home;
    return sendPicture(request, reply, { headline: title, seats: [], free: '', game: text });
  });

  app.get<{ Params: { code: string; name: string } }>('/t/:code/:name', async (request, reply) => {
    const { code, name } = request.params;
    const language = languageOf(name);
    const found = language !== null && isTableCode(code) ? await registry.invitation(code) : null;
    if (language === null || found === null || 'gone' in found) return sendText(reply, 404, NOTHING);
    const host = found.host !== null && isPaintable(found.host) ? found.host : null;
    const text = textOf({ ...found, host }, await loadInvitationWords(language));
    return sendPicture(request, reply, text);
  });

  async function sendPicture(
    request: FastifyRequest,
    reply: FastifyReply,
    text: InvitationText,
  ): Promise<FastifyReply> {
    const mayPaint = painter.has(text) || pictures.take(networkOf(request.ip), clock.now());
    const png = mayPaint ? await painter.paint(text) : null;
    if (png === null)
      return sendText(reply.header('Retry-After', '10'), 503, 'Please try again in a moment.');
    return sendFile(new SiteFile('/preview.png', png), request, reply, { caching: PICTURE_CACHING });
  }
}

/** The language in the name of a picture; null if it is not such a name. */
function languageOf(name: string): Language | null {
  const [, code] = PICTURE_NAME.exec(name) ?? [];
  return LANGUAGES.find((language) => language === code) ?? null;
}

function digestOf(text: InvitationText): string {
  return createHash('sha256').update(JSON.stringify(text)).digest('base64url').slice(0, 10);
}
