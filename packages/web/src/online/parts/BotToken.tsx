import { onlineWords as words } from '../../i18n/page-words.ts';
import { CopyField } from './CopyField.tsx';

/** An external bot that has a chair, and its token. */
export interface InvitedBot {
  readonly name: string;
  readonly token: string;
}

/** The server does not store the token itself, so it is shown only once. */
export function BotToken({ name, token, code }: InvitedBot & { readonly code: string }) {
  const { room } = words();
  return (
    <section class="panel share" aria-label={name}>
      <h2>{name}</h2>
      <p class="text-small text-soft">{room.externalBotHint}</p>
      <CopyField
        text={`${location.origin} ${code} ${token}`}
        label={room.externalBotToken}
        copy={room.copyLine}
      />
    </section>
  );
}
