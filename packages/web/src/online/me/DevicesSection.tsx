import { useSignal } from '@preact/signals';
import type { Device } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { ConfirmButton } from '../../app/ConfirmButton.tsx';
import { notify } from '../../app/notices.ts';
import { absolute } from '../../app/router.ts';
import { accountWords } from '../../i18n/account-words.ts';
import { dateAndTime } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { deviceAddress } from '../online-addresses.ts';
import { ShareLinkWithCode } from '../parts/ShareLinkWithCode.tsx';
import { ensureConfirmed } from '../state/account.ts';
import { ask } from '../state/requests.ts';

/** While a code for another device is shown, the list of devices is read this often. */
const READ_INTERVAL_MS = 4000;

/** Where the player is signed in, and how to sign in somewhere else. */
export function DevicesSection() {
  const { me: text, problem } = words();
  const { devices: others } = accountWords();
  const devices = useSignal<readonly Device[]>([]);
  const code = useSignal<string | null>(null);
  const read = async () => {
    ({ devices: devices.value } = await ask<{ readonly devices: readonly Device[] }>('GET', 'me/devices'));
  };
  useEffect(() => void read().catch(() => {}), []);
  // If someone else uses the code, its owner sees their device, and can sign it out.
  useEffect(() => {
    if (code.value === null) return;
    const timer = setInterval(() => void read().catch(() => {}), READ_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [code.value]);
  const fail = () => notify(problem);
  const add = async () => {
    if (!(await ensureConfirmed())) return;
    ({ code: code.value } = await ask<{ readonly code: string }>('POST', 'me/device-code'));
  };
  const removeOthers = async () => {
    await ask('DELETE', 'me/devices');
    await read();
  };
  const remove = async ({ id }: Device) => {
    await ask('DELETE', `me/devices/${id}`);
    await read();
  };
  return (
    <section class="panel me">
      <h2>{text.devices}</h2>
      <p class="text-small text-soft">{text.devicesText}</p>
      <ul class="people__list plain-list">
        {devices.value.map((device) => (
          <li class="people__item" key={device.id}>
            <span class="people__name" id={`device-${device.id}`}>
              {device.isThis ? <b>{text.thisDevice}</b> : text.device}{' '}
              <span class="text-soft text-small">{text.seen(dateAndTime(device.seen))}</span>
            </span>
            {!device.isThis && (
              <button
                type="button"
                class="button button--small"
                aria-describedby={`device-${device.id}`}
                onClick={() => void remove(device).catch(fail)}
              >
                {text.signOutDevice}
              </button>
            )}
          </li>
        ))}
      </ul>
      {devices.value.length > 2 && (
        <ConfirmButton
          label={others.others}
          title={others.others}
          text={others.othersText}
          onConfirm={() => void removeOthers().catch(fail)}
        />
      )}
      {code.value === null ? (
        <p>
          <button type="button" class="button" onClick={() => void add().catch(fail)}>
            {text.addDevice}
          </button>
        </p>
      ) : (
        <>
          <p class="text-small text-soft">{text.addText}</p>
          <ShareLinkWithCode
            link={absolute(deviceAddress.href({ code: code.value }))}
            label={text.deviceLink}
          />
        </>
      )}
    </section>
  );
}
