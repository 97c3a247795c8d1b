import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { shellWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { friendListAddress } from '../../people/people-addresses.ts';
import { meAddress } from '../online-addresses.ts';
import { isPerson, me, setName } from '../state/me.ts';
import { refusalText } from '../state/refusal-text.ts';
import { Refused } from '../state/requests.ts';

interface Props {
  readonly buttonLabel: string;
  /** The current name; by default the one in the settings. */
  readonly currentName?: string;
  /** Applies the name; returns what is wrong with it, or null. By default, it becomes the player's name. */
  readonly apply?: (name: string) => Promise<string | null>;
  readonly onNamed?: () => void;
  /** Whether this is the main action of the page. */
  readonly isMain?: boolean;
  /** An error to show before anything is entered. */
  readonly initialProblem?: string | null;
  readonly children?: ComponentChildren;
}

const MAX_NAME_LENGTH = 24;

async function becomeNamed(name: string): Promise<null> {
  await setName(name);
  return null;
}

/** Signs in with only a name, or renames the player. */
export function NameForm({
  buttonLabel,
  currentName = settings.value.name,
  apply = becomeNamed,
  onNamed,
  isMain = false,
  initialProblem = null,
  children,
}: Props) {
  const text = words();
  const name = useSignal(currentName);
  const problem = useSignal(initialProblem);
  const id = useId();
  const submit = async () => {
    problem.value = null;
    try {
      problem.value = await apply(name.value);
      if (problem.value === null) onNamed?.();
    } catch (error) {
      problem.value = error instanceof Refused && error.status === 400 ? text.name.wrong : refusalText(error);
    }
  };
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label class="field">
        <span class="field__label">{text.name.label}</span>
        <input
          type="text"
          required
          maxLength={MAX_NAME_LENGTH}
          autocomplete="nickname"
          value={name.value}
          aria-describedby={problem.value === null ? undefined : id}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      {problem.value !== null && (
        <p class="note" role="alert" id={id}>
          {problem.value}
        </p>
      )}
      <p class={isMain ? 'name-form__main' : 'online__actions'}>
        <button type="submit" class={`button button--primary ${isMain ? 'button--large button--wide' : ''}`}>
          {buttonLabel}
        </button>
        {children}
      </p>
    </form>
  );
}

/** Links to the pages about the player, where people without a name can sign in, and their friends. */
export function MeLink() {
  if (!isPerson(me.value))
    return (
      <p class="text-small">
        <a href={meAddress.href({})}>{words().me.signIn}</a>
      </p>
    );
  return (
    <p class="text-small">
      {words().me.title}
      {shellWords().common.colon}{' '}
      <a href={meAddress.href({})}>
        <b>{me.value.name}</b>
      </a>{' '}
      · <a href={friendListAddress.href({})}>{words().me.toFriends}</a>
    </p>
  );
}
