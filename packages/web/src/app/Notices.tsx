import { shellWords } from '../i18n/language.ts';
import { dismiss, notices } from './notices.ts';
import { acceptUpdate, isUpdateOffered, postponeUpdate } from './update.ts';
import './Notices.css';

/** The toasts. The live region must exist before its first text, or screen readers would not read that text. */
export function Notices() {
  const { app } = shellWords();
  return (
    <div class="notices" role="status">
      {notices.value.map(({ id, text, offer }) => (
        <div class="note notices__item" key={id} data-offer={offer !== null}>
          <span>{text}</span>
          {offer !== null && (
            <button type="button" class="button button--small button--primary" onClick={offer.accept}>
              {offer.label}
            </button>
          )}
          <button
            type="button"
            class="button button--quiet button--icon"
            aria-label={app.close}
            onClick={() => (offer === null ? dismiss(id) : offer.decline())}
          >
            <svg class="notices__close" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </div>
      ))}
      {isUpdateOffered.value && (
        <div class="note notices__item">
          <span>{app.update.text}</span>
          <button type="button" class="button button--small button--primary" onClick={acceptUpdate}>
            {app.update.now}
          </button>
          <button type="button" class="button button--small button--quiet" onClick={postponeUpdate}>
            {app.update.later}
          </button>
        </div>
      )}
    </div>
  );
}
