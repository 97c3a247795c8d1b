import { createHash } from 'node:crypto';
import { type Language, loadInvitationWords } from '@schupf/phrasebook';
import { type Invitation, isTableCode } from '@schupf/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicOrigin } from '../http/public-origin.ts';
import type { Site } from '../http/site.ts';
import { sendPage, sendText } from '../http/static.ts';
import type { Settings } from '../settings.ts';
import type { TableService } from '../tables/table-service.ts';
import { preferredLanguage } from './accept-language.ts';
import { isPaintable } from './invitation-picture.ts';
import { type InvitationText, textOf } from './invitation-text.ts';
import type { PictureSender } from './picture-sender.ts';
import { foldersDown, languageOfPicture, type Preview, withPreview } from './preview-tags.ts';

const NOTHING = 'There is nothing at this address.';

export interface InvitationPagesDeps {
  readonly site: Site;
  readonly settings: Pick<Settings, 'publicUrl'>;
  readonly tables: Pick<TableService, 'invitation'>;
  readonly pictures: PictureSender;
}

/**
 * The page at `/` and at `/t/CODE`, each with the preview that chats show for a link, and the pictures of the previews.
 * A chat reads the tags of the page first and fetches the picture later, possibly without an `Accept-Language` header,
 * so the picture's address contains the language.
 */
export function addInvitationPages(app: FastifyInstance, deps: InvitationPagesDeps): void {
  const { site, settings, tables, pictures } = deps;
  const folderPage = foldersDown(site.page, 1);
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
    const found = isTableCode(code) ? await tables.invitation(code) : null;
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
    const language = languageOfPicture(request.params.name);
    if (language === null) return sendText(reply, 404, NOTHING);
    const { title, text } = (await loadInvitationWords(language)).home;
    return pictures.send(request, reply, {
      type: 'invitation',
      text: { headline: title, seats: [], free: '', game: text },
    });
  });

  app.get<{ Params: { code: string; name: string } }>('/t/:code/:name', async (request, reply) => {
    const { code, name } = request.params;
    const language = languageOfPicture(name);
    const found = language !== null && isTableCode(code) ? await tables.invitation(code) : null;
    if (language === null || found === null || 'gone' in found) return sendText(reply, 404, NOTHING);
    const host = found.host !== null && isPaintable(found.host) ? found.host : null;
    const text = textOf({ ...found, host }, await loadInvitationWords(language));
    return pictures.send(request, reply, { type: 'invitation', text });
  });
}

function digestOf(text: InvitationText): string {
  return createHash('sha256').update(JSON.stringify(text)).digest('base64url').slice(0, 10);
}
