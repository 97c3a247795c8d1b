import { useSignal } from '@preact/signals';
import type { Device, Person } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { ConfirmButton } from '../../app/ConfirmButton.tsx';
import { notify } from '../../app/notices.ts';
import { absolute } from '../../app/router.ts';
import { saveLastTable } from '../../app/server.ts';
import { dateAndTime } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { deviceAddress } from '../online-addresses.ts';
import { NameForm } from '../parts/NameForm.tsx';
import { ShareLinkWithCode } from '../parts/ShareLinkWithCode.tsx';
import { deleteMe, isPerson, me, signOut, unmute } from '../state/me.ts';
import { ask } from '../state/requests.ts';

/** Everything the server stores about the player, and how to change it. */
export function MePage() {
  const text = words().me;
  const who = me.value;
  return (
    <main class="page page--narrow" id="main" tabIndex={-1}>
      <h1>{text.title}</h1>
      {isPerson(who) ? (
        <>
          <section class="panel me">
            <h2>{text.name}</h2>
            <NameForm
              key={who.id}
              buttonLabel={text.save}
              currentName={who.name}
              onNamed={() => notify(text.saved)}
            />
          </section>
          <Devices />
          <Blocks />
          <SignOutOrDelete />
        </>
      ) : (
        <p class="text-soft">{text.nobody}</p>
      )}
    </main>
  );
}

function Devices() {
  const { me: text, problem } = words();
  const devices = useSignal<readonly Device[]>([]);
  const code = useSignal<string | null>(null);
  const read = async () => {
    ({ devices: devices.value } = await ask<{ readonly devices: readonly Device[] }>('GET', 'me/devices'));
  };
  useEffect(() => void read().catch(() => {}), []);
  const fail = () => notify(problem);
  const add = async () => {
    ({ code: code.value } = await ask<{ readonly code: string }>('POST', 'me/device-code'));
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

function Blocks() {
  const { me: text, problem } = words();
  const blocks = useSignal<readonly Person[]>([]);
  const read = async () => {
    ({ blocks: blocks.value } = await ask<{ readonly blocks: readonly Person[] }>('GET', 'me/blocks'));
  };
  useEffect(() => void read().catch(() => {}), []);
  const unmuteAndReload = (person: Person) =>
    unmute(person)
      .then(read)
      .catch(() => notify(problem));
  return (
    <section class="panel me">
      <h2>{text.blocks}</h2>
      {blocks.value.length === 0 ? (
        <p class="text-small text-soft">{text.blocksNone}</p>
      ) : (
        <ul class="people__list plain-list">
          {blocks.value.map((person) => (
            <li class="people__item" key={person.id}>
              <b class="people__name">{person.name}</b>
              <button type="button" class="button button--small" onClick={() => void unmuteAndReload(person)}>
                {text.unblock(person.name)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SignOutOrDelete() {
  const { me: text } = words();
  return (
    <section class="me">
      <Confirm label={text.signOut} question={text.signOutText} onConfirm={signOut} />
      <Confirm label={text.delete} question={text.deleteText} onConfirm={deleteMe} />
    </section>
  );
}

interface ConfirmProps {
  readonly label: string;
  readonly question: string;
  readonly onConfirm: () => Promise<void>;
}

function Confirm({ label, question, onConfirm }: ConfirmProps) {
  const confirm = async () => {
    try {
      await onConfirm();
      saveLastTable(null);
    } catch {
      notify(words().problem);
    }
  };
  return <ConfirmButton label={label} title={label} text={question} onConfirm={() => void confirm()} />;
}
