import type { Chance, Clock } from '@schupf/runner';
import type { FastifyInstance } from 'fastify';
import { BotThreadPool } from './bots/bot-thread-pool.ts';
import { LocalLobbyNews } from './bus/lobby-news.ts';
import { LocalBus } from './bus/local-bus.ts';
import { steadyClock } from './clock.ts';
import { Gateway } from './gateway/gateway.ts';
import { makeApp } from './http/app.ts';
import { Cookie } from './http/cookie.ts';
import { Health } from './http/health.ts';
import { type ListeningAt, type ListenOptions, listen } from './http/listen.ts';
import type { Site } from './http/site.ts';
import { addSockets } from './http/sockets.ts';
import { PicturePainter } from './invitations/picture-painter.ts';
import { JobRunner } from './jobs/job-runner.ts';
import { retentionJobs } from './jobs/retention.ts';
import { SharedLimits } from './limits/shared-limits.ts';
import { Metrics } from './metrics.ts';
import { deletePersonWith } from './people/delete-person.ts';
import { Guests } from './people/guests.ts';
import { RecordChecker } from './replays/record-checker.ts';
import { Replays } from './replays/replays.ts';
import { hashOf, newPersonId } from './secrets.ts';
import type { Settings } from './settings.ts';
import { announcedTables } from './storage/announced-tables.ts';
import { type Storage, StorageError } from './storage/storage.ts';
import { timedLogs } from './storage/timed-logs.ts';
import { secureRandomness } from './tables/secure-randomness.ts';
import { TableRegistry } from './tables/table-registry.ts';

const STORAGE_LOG_INTERVAL_MS = 10_000;

export interface ServerOptions {
  readonly storage: Storage;
  readonly site: Site;
  readonly settings: Settings;
  /** Shuffles packs and draws seats; unpredictable by default. */
  readonly chance?: Chance;
  /** Measures everyone's time; by default it ignores corrections of the wall clock. */
  readonly clock?: Clock;
  /** The wall clock, for times that are stored for months: when people joined and were last seen. */
  readonly date?: () => number;
}

interface Parts {
  readonly app: FastifyInstance;
  readonly gateway: Gateway;
  readonly registry: TableRegistry;
  readonly bots: BotThreadPool;
  readonly painter: PicturePainter;
  readonly checker: RecordChecker;
  readonly storage: Storage;
  readonly jobs: JobRunner;
}

/** The whole server in one process. */
export class Server {
  private readonly parts: Parts;

  private constructor(parts: Parts) {
    this.parts = parts;
  }

  /**
   * Starts everything except the network. Tables are loaded when someone joins or something is due. No one can connect
   * until `listen` is called.
   */
  static async open({
    storage: opened,
    site,
    settings,
    chance = secureRandomness,
    clock = steadyClock(),
    date = () => Date.now(),
  }: ServerOptions): Promise<Server> {
    const metrics = new Metrics();
    const health = new Health(opened, clock);
    const logs = timedLogs(opened.logs, (seconds) => {
      metrics.appends.observe(seconds);
      health.noteWrite();
    });
    const lobbyNews = new LocalLobbyNews();
    const tables = announcedTables(opened.tables, (change) => lobbyNews.publish(change));
    const storage: Storage = { ...opened, logs, tables };
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
    const bus = new LocalBus();
    const bots = new BotThreadPool({ maxThreads: settings.botThreads, clock, onFault });
    const painter = new PicturePainter({ clock, onFault });
    const registry = new TableRegistry(
      {
        storage,
        bus,
        pool: bots,
        chance,
        clock,
        onFault,
        onInput: () => metrics.inputs.inc(),
        onLost: () => metrics.lostTables.inc(),
        onBotReplaced: (isAttended) => metrics.replacedBots.inc({ attended: String(isAttended) }),
      },
      settings.rateLimitFactor,
    );
    const gateway = new Gateway({
      bus,
      lobbyNews,
      storage,
      node: newPersonId(),
      maxConnectionsPerAddress: settings.maxConnectionsPerAddress,
      clock,
      onFault,
      onRejected: (code) => metrics.rejections.inc({ code }),
    });
    const guests = new Guests({
      people: storage.people,
      date,
      onSignedOut: (device) => gateway.signOut(device),
    });
    const deletePerson = deletePersonWith({ storage, gateway, registry });
    const cookie = new Cookie(settings);
    const checker = new RecordChecker({ clock, onFault });
    const replays = new Replays({ storage, checker, clock, date, settings });
    const app = await makeApp(
      {
        ...{ storage, guests, registry, gateway, deletePerson, replays, cookie },
        ...{ site, settings, metrics, health, clock, painter },
        limits: new SharedLimits({ limits: storage.limits, clock, factor: settings.rateLimitFactor }),
      },
      (fastify) => addSockets(fastify, { gateway, guests, cookie, settings, clock }),
    );
    // The log must not reveal cards or chat, so only the stack is logged. The table is identified by a hash: its code
    // would let anyone who reads the log join.
    log = (error, about) =>
      app.log.error({ about: hashOf(about).slice(0, 8), error: String((error as Error)?.stack ?? error) });
    metrics.addGauges({
      connections: () => gateway.size,
      tables: () => registry.size,
      botsWaiting: () => bots.waiting,
    });
    const unreadable = await storage.tables.quarantined();
    if (unreadable.length > 0)
      app.log.warn(`${unreadable.length} tables cannot be loaded; "schupf quarantine" lists them`);
    registry.start();
    const givenUp = await storage.jobs.countGivenUp();
    if (givenUp > 0) app.log.warn(`${givenUp} jobs have failed too often and are not tried again`);
    const jobs = new JobRunner(retentionJobs({ storage, deletePerson, settings, date }), {
      jobs: storage.jobs,
      clock,
      date,
      onFault,
      onGivenUp: (kind) => app.log.error(`a job has failed too often and is not tried again: ${kind}`),
    });
    if (settings.roles.has('jobs')) jobs.start();
    return new Server({ app, gateway, registry, bots, painter, checker, storage, jobs });
  }

  listen(options: ListenOptions): Promise<ListeningAt> {
    return listen(this.parts.app, options);
  }

  /** Tells all clients to reconnect later, unloads the tables, and closes storage last. */
  async close(): Promise<void> {
    const { app, gateway, registry, bots, painter, checker, storage, jobs } = this.parts;
    gateway.close();
    await jobs.close();
    await registry.close();
    await app.close();
    await bots.close();
    await painter.close();
    await checker.close();
    await storage.close();
  }
}
