import { join } from 'node:path';
import type { Chance, Clock } from '@schupf/runner';
import type { FastifyInstance } from 'fastify';
import { Accounts } from './accounts/accounts.ts';
import { type OurBots, startBots } from './bots/start-bots.ts';
import { LocalLobbyNews } from './bus/lobby-news.ts';
import { LocalBus } from './bus/local-bus.ts';
import type { TableCalls } from './bus/table-calls.ts';
import { steadyClock } from './clock.ts';
import { Cluster } from './cluster/cluster.ts';
import type { ClusterLink } from './cluster/link.ts';
import { observeLink } from './cluster/observe-link.ts';
import { Gateway } from './gateway/gateway.ts';
import { addPublicPages, makeApp } from './http/app.ts';
import { Cookie } from './http/cookie.ts';
import { Health } from './http/health.ts';
import { type ListeningAt, type ListenOptions, listen } from './http/listen.ts';
import type { Site } from './http/site.ts';
import { addSockets } from './http/sockets.ts';
import { Visitors } from './http/visitors.ts';
import { PicturePainter } from './invitations/picture-painter.ts';
import { JobRunner } from './jobs/job-runner.ts';
import { retentionDays, retentionJobs } from './jobs/retention.ts';
import { LegalTexts } from './legal/legal-texts.ts';
import { networkHash } from './limits/network-hash.ts';
import { SharedLimits } from './limits/shared-limits.ts';
import { Metrics } from './metrics.ts';
import { Moderators } from './moderation/moderators.ts';
import { NameRules } from './moderation/name-rules.ts';
import { PlayBans } from './moderation/play-bans.ts';
import { ratedOpponentsJob } from './moderation/rated-opponents.ts';
import { Reports } from './moderation/reports.ts';
import { StoredSanctions } from './moderation/sanctions.ts';
import { Standings } from './moderation/standings.ts';
import { TableModerator } from './moderation/table-moderator.ts';
import { watchExclusions } from './moderation/watch-exclusions.ts';
import { WordList } from './moderation/word-list.ts';
import type { Pairer } from './pairing/pairer.ts';
import { LocalPairingLink } from './pairing/pairing-link.ts';
import { startPairer } from './pairing/start-pairer.ts';
import { CallCounter } from './people/call-counter.ts';
import { deletePersonWith } from './people/delete-person.ts';
import { Friends } from './people/friends.ts';
import { Guests } from './people/guests.ts';
import { Holidays } from './people/holidays.ts';
import type { PublishPersonNews } from './people/person-news.ts';
import { Presence } from './people/presence.ts';
import { Profiles } from './people/profiles.ts';
import { noticeJobs } from './push/notices.ts';
import { contactOf, loadVapidKeys } from './push/web-push.ts';
import { ratingJobs } from './ratings/rating-jobs.ts';
import { RatingPages } from './ratings/rating-pages.ts';
import { StoredTableRatings } from './ratings/table-ratings.ts';
import { RecordChecker } from './replays/record-checker.ts';
import { Replays } from './replays/replays.ts';
import { labelOf, newPersonId } from './secrets.ts';
import type { Settings } from './settings.ts';
import { announcedTables } from './storage/announced-tables.ts';
import { observeStorage } from './storage/observe-storage.ts';
import { type Storage, StorageError } from './storage/storage.ts';
import { onlyClaimant } from './tables/claim-table.ts';
import { secureRandomness } from './tables/secure-randomness.ts';
import { TableRegistry } from './tables/table-registry.ts';
import { TableService } from './tables/table-service.ts';

const STORAGE_LOG_INTERVAL_MS = 10_000;
const OUR_WORDS = join(import.meta.dirname, '../assets/words');

export interface ServerOptions {
  readonly storage: Storage;
  readonly site: Site;
  readonly settings: Settings;
  /** Shuffles packs and draws seats; unpredictable by default. */
  readonly chance?: Chance;
  /** Measures everyone's time; by default it ignores corrections of the wall clock. */
  readonly clock?: Clock;
  /** The link to the other processes; by default to the NATS server in the settings, if there is one. */
  readonly link?: ClusterLink;
  /** The wall clock, for times that are stored for months: when people joined and were last seen. */
  readonly date?: () => number;
}

interface Parts {
  readonly app: FastifyInstance;
  /** Null if this process does not have the role; likewise below. */
  readonly gateway: Gateway | null;
  readonly registry: TableRegistry | null;
  readonly jobs: JobRunner;
  /** Null if this is the only process. */
  readonly cluster: Cluster | null;
  readonly bots: OurBots;
  readonly painter: PicturePainter;
  readonly checker: RecordChecker;
  readonly presence: Presence;
  readonly callCounter: CallCounter;
  readonly stopWatching: () => void;
  readonly pairer: Pairer | null;
  readonly storage: Storage;
}

/** The whole server in one process, or one of several processes with some of its roles. */
export class Server {
  private readonly parts: Parts;

  private constructor(parts: Parts) {
    this.parts = parts;
  }

  /**
   * Starts everything except the network. Tables are loaded when someone joins or something is due. No one can connect
   * until `listen` is called. Throws `LinkError` if the other processes cannot be reached.
   */
  static async open({
    storage: opened,
    site,
    settings,
    chance = secureRandomness,
    clock = steadyClock(),
    link: given,
    date = () => Date.now(),
  }: ServerOptions): Promise<Server> {
    const metrics = new Metrics();
    const health = new Health(opened, clock);
    const observed = observeStorage(opened, {
      onAppend: (seconds) => {
        metrics.appends.observe(seconds);
        health.noteWrite();
      },
      onGroup: (rows) => metrics.groups.observe(rows),
      onTakeover: () => metrics.takeovers.inc(),
    });
    let storageLoggedAt = Number.NEGATIVE_INFINITY;
    let log: (error: unknown, about: string) => void = () => {};
    const onFault = (error: unknown, about = 'server'): void => {
      if (error instanceof StorageError) {
        metrics.storageErrors.inc();
        health.noteFailure();
        // Every table retries every second. Logging each failure would fill the rest of the disk.
        if (clock.now() - storageLoggedAt < STORAGE_LOG_INTERVAL_MS) return;
        storageLoggedAt = clock.now();
      } else metrics.faults.inc();
      log(error, about);
    };
    const { roles } = settings;
    const self = newPersonId();
    const unobserved = given ?? (await openLink(settings, onFault));
    const link = unobserved === null ? null : observeLink(unobserved, metrics.linkObserver);
    const cluster =
      link === null
        ? null
        : new Cluster({
            ...{ self, link, roles, clock, onFault },
            tables: opened.tables,
            isHealthy: () => health.isWorking,
          });
    const bus = cluster?.bus ?? new LocalBus();
    const bots = startBots({
      ...{ link, clock, onFault },
      maxThreads: settings.botThreads,
      hasThreads: roles.has('bots'),
      ...metrics.botObserver,
    });
    const lobbyNews = cluster?.lobbyNews ?? new LocalLobbyNews();
    const presence = cluster?.presence ?? new Presence({ clock, publish: () => {} });
    const announced = announcedTables(observed.tables, (change) => lobbyNews.publish(change));
    const storage: Storage = { ...observed, tables: announced };
    const painter = new PicturePainter({ clock, onFault });
    const hash = await networkHash(storage.secrets);
    const sanctions = new StoredSanctions({ sanctions: storage.sanctions, hash, date });
    const words = WordList.inFolder(settings.wordLists ?? OUR_WORDS);
    const names = new NameRules(words);
    // Gateways do not exist yet, and nothing is noted before they do.
    const playBans = new PlayBans({ storage, date, publishNews: (news) => publishNews(news) });
    const moderation = new TableModerator({
      ...{ sanctions, accounts: storage.accounts, words, names, playBans, clock },
    });
    const ratings = new StoredTableRatings({ storage, sanctions, date });
    const registry = roles.has('tables')
      ? new TableRegistry({
          ...{ storage, bus, chance, clock, moderation, ratings, onFault },
          claimant: cluster?.claimant ?? onlyClaimant(self),
          pool: bots.pool,
          onInput: () => metrics.inputs.inc(),
          onTurns: (people) => void publishNews({ type: 'turns', people }).catch(onFault),
          onLost: () => metrics.lostTables.inc(),
          onBotReplaced: (isAttended) => metrics.replacedBots.inc({ attended: String(isAttended) }),
        })
      : null;
    const limits = new SharedLimits({
      limits: storage.limits,
      clock,
      hash,
      factor: settings.rateLimitFactor,
    });
    const pairing = cluster?.pairing ?? new LocalPairingLink();
    const gateway = roles.has('gateway')
      ? new Gateway({
          ...{ bus, lobbyNews, storage, clock, date, presence, sanctions, onFault },
          ...{ limits, pairing },
          countTables: () => registry?.size ?? 0,
          node: self,
          maxConnectionsPerAddress: settings.maxConnectionsPerAddress,
          onRejected: (code) => metrics.rejections.inc({ code }),
        })
      : null;
    // Without a cluster, this process has all roles.
    const calls: TableCalls = cluster?.calls ?? registry!;
    const publishNews: PublishPersonNews = async (news) =>
      cluster === null ? gateway?.hear(news) : cluster.publishNews(news);
    const guests = new Guests({
      people: storage.people,
      accounts: storage.accounts,
      push: storage.push,
      date,
      publishNews,
    });
    const accounts = new Accounts({ storage, guests, publishNews, date });
    const deletePerson = deletePersonWith({ storage, publishNews, calls, date, onFault });
    const visitors = new Visitors({ guests, sanctions, accounts, cookie: new Cookie(settings) });
    const checker = new RecordChecker({ clock, onFault });
    const replays = new Replays({ storage, checker, clock, date, settings });
    const tables = new TableService({ storage, calls, clock, limits });
    const pairer = roles.has('gateway')
      ? startPairer({
          ...{ storage, tables, limits, clock, date, onFault },
          link: pairing,
          isPairer: () => cluster?.isPairer ?? true,
          noteOutcome: (outcome) => playBans.note(outcome),
        })
      : null;
    const friends = new Friends({ storage, tables, presence, limits, publishNews, date });
    const ratingPages = new RatingPages({ storage, date });
    const profiles = new Profiles({ storage, presence, ratingPages, publishNews });
    const legal = new LegalTexts({ folder: settings.legalFolder, days: retentionDays(settings), clock });
    const standings = new Standings({ sanctions: storage.sanctions, date });
    const reports = new Reports({ storage, calls, limits, publishNews, hash, date });
    const closeTable = async (code: string) => (await calls.call(code, { type: 'close' })).ok;
    const isSeated = async (code: string, person: string) => (await tables.chairOf(code, person)) !== null;
    const moderators = new Moderators({ storage, publishNews, closeTable, isSeated, date });
    const holidays = new Holidays({ storage, calls, date });
    const vapidKeys = await loadVapidKeys(storage.secrets);
    const isReady = () => cluster?.isReady ?? true;
    const app = await makeApp({ site, settings, metrics, health, isReady, clock }, async (fastify) => {
      if (gateway === null) return;
      await addSockets(fastify, { gateway, visitors, settings, clock });
      addPublicPages(fastify, {
        ...{ storage, guests, visitors, tables, deletePerson, replays, site, settings, clock, painter },
        ...{ limits, sanctions, accounts, friends, profiles, ratingPages, date },
        legal,
        ...{ standings, moderators, reports, names, vapidKeys, holidays },
      });
    });
    // The log must not reveal cards or chat, so only the stack is logged.
    log = (error, about) =>
      app.log.error({ about: labelOf(about), error: String((error as Error)?.stack ?? error) });
    metrics.addGauges({
      connections: () => gateway?.size ?? 0,
      tables: () => registry?.size ?? 0,
      botsWaiting: bots.waiting,
      oldestJob: async () => Math.max(0, date() - ((await storage.jobs.firstDue()) ?? date())) / 1000,
      ...(cluster === null ? {} : { oldestBeat: () => cluster.nodes.longestSilence / 1000 }),
    });
    const unreadable = await storage.tables.quarantined();
    if (unreadable.length > 0)
      app.log.warn(`${unreadable.length} tables cannot be loaded; "schupf quarantine" lists them`);
    for (const problem of legal.problems) app.log.warn(problem);
    const stopWatching = watchExclusions({
      ...{ sanctions: storage.sanctions, clock, date, onFault },
      onExcluded: async (person) => gateway?.hear({ type: 'sanctioned', person }),
    });
    cluster?.start({ gateway, registry });
    registry?.start();
    const givenUp = await storage.jobs.countGivenUp();
    if (givenUp > 0) app.log.warn(`${givenUp} jobs have failed too often and are not tried again`);
    const callCounter = new CallCounter({ clock, onFault, storage });
    const contact = contactOf(settings);
    const handlers = [
      ...retentionJobs({ storage, deletePerson, settings, date }),
      ...noticeJobs({ storage, date, keys: vapidKeys, contact }),
      ...ratingJobs(storage.ratings, date),
      ratedOpponentsJob({ storage, date }),
      holidays.job,
      callCounter.job,
    ];
    const jobs = new JobRunner(handlers, {
      ...{ jobs: storage.jobs, clock, date },
      onFault: (error, kind) => {
        metrics.jobFailures.inc({ kind });
        onFault(error, kind);
      },
      onGivenUp: (kind) => app.log.error(`a job has failed too often and is not tried again: ${kind}`),
    });
    if (roles.has('jobs')) jobs.start();
    return new Server({
      app,
      gateway,
      registry,
      jobs,
      cluster,
      bots,
      painter,
      checker,
      ...{ presence, callCounter, pairer, stopWatching },
      storage,
    });
  }

  listen(options: ListenOptions): Promise<ListeningAt> {
    return listen(this.parts.app, options);
  }

  /**
   * Hands over the tables to other processes, if there are any, and tells all clients to reconnect. Unloads the tables,
   * and closes storage last.
   */
  async close(): Promise<void> {
    const { app, gateway, registry, jobs, cluster, bots, painter, checker, storage } = this.parts;
    const { presence, callCounter, pairer } = this.parts;
    this.parts.stopWatching();
    await cluster?.drain();
    pairer?.close();
    gateway?.close();
    presence.close();
    await callCounter.close();
    await jobs.close();
    await registry?.close();
    await app.close();
    await bots.close();
    await painter.close();
    await checker.close();
    await cluster?.close();
    await storage.close();
  }
}

/** Null if this is the only process. */
async function openLink(
  { natsUrl }: Settings,
  onFault: (error: unknown) => void,
): Promise<ClusterLink | null> {
  if (natsUrl === null) return null;
  // Loaded only here: a server without a cluster starts faster without it.
  const { NatsLink } = await import('./cluster/nats-link.ts');
  return NatsLink.open(natsUrl, { onFault });
}
