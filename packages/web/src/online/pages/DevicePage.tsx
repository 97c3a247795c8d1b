import { useSignal } from '@preact/signals';
import { goTo } from '../../app/router.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { meAddress } from '../online-addresses.ts';
import { signInByCode } from '../state/me.ts';
import { Refused } from '../state/requests.ts';

/** Opened by a link from another device. Signing in takes a click, because it signs out the current person. */
export function DevicePage({ code }: { readonly code: string }) {
  const { device, problem: failed } = words();
  const problem = useSignal<string | null>(null);
  const signIn = async () => {
    try {
      await signInByCode(code);
      goTo(meAddress.href({}));
    } catch (error) {
      problem.value = error instanceof Refused ? device.wrong : failed;
    }
  };
  return (
    <main class="page page--narrow" id="main" tabIndex={-1}>
      <header>
        <h1>{device.title}</h1>
        <p class="text-soft">{device.text}</p>
      </header>
      {problem.value !== null && (
        <p class="note" role="alert">
          {problem.value}
        </p>
      )}
      <p>
        <button type="button" class="button button--primary" onClick={() => void signIn()}>
          {device.go}
        </button>
      </p>
    </main>
  );
}
