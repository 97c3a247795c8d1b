import { shellWords } from '../i18n/language.ts';
import { dismiss, notices } from './notices.ts';
import { postponeUpdate, takeUpdate, updateOffered } from './update.ts';
import './Notices.css';

/**
 * Messages at the edge of the page. The live region exists before its first text, or that text would not be read
 * aloud.
 */
export function Notices() {
  const { app } = shellWords();
  return (
    <div class="notices" role="status">
      {notices.value.map(({ id, text }) => (
        <div class="note notices__one" key={id}>
          <span>{text}</span>
          <button
            type="button"
            class="button button--quiet button--icon"
            aria-label={app.close}
            onClick={() => dismiss(id)}
          >
            ×
          </button>
        </div>
      ))}
      {updateOffered.value && (
        <div class="note notices__one">
          <span>{app.update.text}</span>
          <button type="button" class="button button--small button--primary" onClick={takeUpdate}>
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
