import type { Signal } from '@preact/signals';
import type { Person } from '@schupf/protocol';
import { canPlayOn } from '@schupf/replay';
import type { Position } from '@schupf/rules';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { studyWords } from '../i18n/study-words.ts';
import { togetherWords } from '../i18n/together-words.ts';
import { announce } from '../motion/announcer.tsx';
import { isPerson, me } from '../online/state/me.ts';
import type { JointReplay } from './joint-replay.ts';

interface Props {
  readonly joint: JointReplay;
  /** The position shown; null while a line is tried out. */
  readonly position: Position | null;
  readonly isPointing: Signal<boolean>;
}

/** Who is here and who leads, and what the reader can do besides moving through the round. */
export function LeadBar({ joint, position, isPointing }: Props) {
  const text = togetherWords();
  const { common, table } = words();
  const { people, leader } = joint.attendance.value!;
  const { leads, mayLead } = joint;
  const myId = isPerson(me.value) ? me.value.id : null;
  const nameOf = ({ id, name }: Person) => (id === myId ? table.you : name);
  const leading = leader === null ? text.noLeader : text.leads(leads ? null : leader.name);
  const tries = position === null && leader !== null && !leads ? text.triesOut(leader.name) : null;
  useAnnouncement([leading, tries ?? ''].join(' '));
  const others = people.filter(({ id }) => id !== leader?.id);
  return (
    <section class="together-bar" aria-label={text.bar}>
      <p class="together-bar__people">
        <b>{leading}</b>{' '}
        <span class="text-soft">
          {tries ?? (others.length > 0 && text.alsoHere(common.list(others.map(nameOf))))}
        </span>
      </p>
      <div class="together-bar__buttons">
        {!leads && leader !== null && !joint.isFollowing.value && (
          <button type="button" class="button button--small button--primary" onClick={() => joint.follow()}>
            {text.follow(leader.name)}
          </button>
        )}
        {mayLead && leader === null && (
          <button type="button" class="button button--small button--primary" onClick={() => joint.lead()}>
            {text.lead}
          </button>
        )}
        {mayLead && (
          <button
            type="button"
            class="button button--small"
            aria-pressed={isPointing.value}
            onClick={() => {
              isPointing.value = !isPointing.value;
            }}
          >
            {text.point}
          </button>
        )}
        {leads && position !== null && canPlayOn(position) && (
          <button type="button" class="button button--small" onClick={() => joint.tryOut()}>
            {studyWords().whatIf}
          </button>
        )}
      </div>
    </section>
  );
}

/** Lets the leader choose who leads from now on. */
export function HandOver({ joint }: Pick<Props, 'joint'>) {
  const text = togetherWords();
  const { people, leader } = joint.attendance.value!;
  const others = people.filter(({ id }) => id !== leader?.id);
  if (!joint.leads || others.length === 0) return null;
  return (
    <fieldset class="panel hand-over">
      <legend class="hand-over__label">{text.handOver}</legend>
      {others.map(({ id, name }) => (
        <button key={id} type="button" class="button button--small" onClick={() => joint.handOver(id)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** Announces a text when it changes, but not the first one, which is read with the page. */
function useAnnouncement(text: string): void {
  const last = useRef(text);
  useEffect(() => {
    if (text !== last.current) announce(text);
    last.current = text;
  }, [text]);
}
