import { type Signal, useSignal } from '@preact/signals';
import type { PersonProfile } from '@schupf/protocol';
import { useCallback, useEffect } from 'preact/hooks';
import { ask, Refused } from '../../online/state/requests.ts';
import { useFriendNews } from './friend-news.ts';

export type ShownProfile =
  | PersonProfile
  | 'loading'
  /** There is no such person, or they do not want to be seen by the one who looks. */
  | 'unknown'
  | 'failed';

/** A person's profile, read again whenever something about friends changes. */
export function useProfile(who: string): {
  readonly profile: ShownProfile;
  readonly read: () => Promise<void>;
} {
  const shown: Signal<ShownProfile> = useSignal('loading');
  const news = useFriendNews();
  const read = useCallback(async () => {
    try {
      shown.value = await ask<PersonProfile>('GET', `people/${encodeURIComponent(who)}`);
    } catch (error) {
      if (error instanceof Refused && error.status === 404) shown.value = 'unknown';
      else if (typeof shown.peek() !== 'object') shown.value = 'failed';
    }
  }, [who, shown]);
  useEffect(() => void read(), [read, news]);
  return { profile: shown.value, read };
}
