import type { Audience, PersonProfile, ProfileMatch, ProfileSettings } from '@schupf/protocol';
import { foldHandle } from '../accounts/handles.ts';
import type { RatingPages } from '../ratings/rating-pages.ts';
import type { KnownPerson } from '../storage/profile-storage.ts';
import type { MatchRow, Storage } from '../storage/storage.ts';
import type { PublishPersonNews } from './person-news.ts';
import type { Presence } from './presence.ts';

const MATCHES_SHOWN = 10;

export interface ProfilesDeps {
  readonly storage: Pick<Storage, 'accounts' | 'friends' | 'profiles' | 'matches'>;
  readonly presence: Presence;
  readonly ratingPages: Pick<RatingPages, 'of'>;
  readonly publishNews: PublishPersonNews;
}

/** What people may know about each other. Everything a profile shows is decided here. */
export class Profiles {
  private readonly deps: ProfilesDeps;

  constructor(deps: ProfilesDeps) {
    this.deps = deps;
  }

  /**
   * The profile of a person as someone else may see it, or as anyone may (null). `who` is an id, or a handle after an @.
   * Null if there is none for them: one statement decides that, so the time it takes does not tell a person who has
   * blocked someone from an unknown id.
   */
  async find(who: string, viewer: string | null): Promise<PersonProfile | null> {
    const { storage, presence } = this.deps;
    const id = who.startsWith('@') ? await this.idOf(who.slice(1)) : who;
    const known = await storage.profiles.find(id, viewer);
    if (known === null) return null;
    const { person, isBlocked, settings } = known;
    const isMe = id === viewer;
    const maySee = (audience: Audience) => isMe || isIn(audience, known, viewer);
    const account = await storage.accounts.find(id);
    const state = viewer === null || isMe ? null : await storage.friends.stateBetween(viewer, id);
    return {
      id,
      name: person.name,
      isMe,
      isBlocked,
      friend: state,
      isHere: maySee(settings.presence) ? presence.isHere(id) : null,
      mayInvite: !isMe && maySee(settings.invitations),
      account: account === null ? null : await this.accountOf(known, maySee(settings.matches)),
    };
  }

  /** An id that no one has, if no one has the handle. */
  private async idOf(handle: string): Promise<string> {
    return (await this.deps.storage.accounts.findHandle(foldHandle(handle)))?.person ?? '';
  }

  async settings(person: string): Promise<ProfileSettings> {
    return this.deps.storage.profiles.settings(person);
  }

  async save(person: string, settings: ProfileSettings): Promise<void> {
    const { storage, publishNews } = this.deps;
    await storage.profiles.save(person, settings);
    await publishNews({ type: 'friends', people: [person, ...(await storage.friends.relatedTo(person))] });
  }

  private async accountOf(
    { person, settings }: KnownPerson,
    maySeeMatches: boolean,
  ): Promise<NonNullable<PersonProfile['account']>> {
    const { accounts, profiles, matches } = this.deps.storage;
    const [handle, ratings, calls, last] = await Promise.all([
      accounts.handleOf(person.id),
      this.deps.ratingPages.of(person.id),
      profiles.callsOf(person.id),
      maySeeMatches ? matches.playedBy(person.id, Number.MAX_SAFE_INTEGER, MATCHES_SHOWN, 'shared') : null,
    ]);
    return {
      handle: handle?.handle ?? null,
      since: person.since,
      languages: settings.languages,
      ratings,
      calls,
      matches: last === null ? null : last.map((match) => profileMatch(match, person.id)),
    };
  }
}

/** Whether someone belongs to an audience of a person. People without a name are strangers to everyone. */
function isIn(audience: Audience, { isFriend, isBlocked }: KnownPerson, viewer: string | null): boolean {
  if (viewer === null || isBlocked) return false;
  return audience === 'everyone' || (audience === 'friends' && isFriend);
}

/** A shared match, without its id: that contains the code of the table. */
function profileMatch(match: Omit<MatchRow, 'record'>, person: string): ProfileMatch {
  const { ended, variant, totals, rounds, outcome, players, share } = match;
  return {
    ...{ ended, variant, totals, rounds, outcome },
    players: players.map((player) => ({ name: player.name, isBot: player.person === null })),
    me: players.findIndex((player) => player.person === person),
    share: share!,
  };
}
