import type { Chance, Clock } from '@schupf/runner';
import type { FastifyInstance } from 'fastify';
import { type OurBots, startBots } from './bots/start-bots.ts';
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
import { Metrics } from './metrics.ts';
import { deletePersonWith } from './people/delete-person.ts';
import { Guests } from './people/guests.ts';
import { RecordChecker } from './replays/record-checker.ts';
import { Replays } from './replays/replays.ts';
import { Retention } from './retention.ts';
import { labelOf, newPersonId } from './secrets.ts';
import type { Settings } from './settings.ts';
import { observeStorage } from './storage/observe-storage.ts';
import { type Storage, StorageError } from './storage/storage.ts';
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
  readonly bots: OurBots;
  readonly painter: PicturePainter;
  readonly checker: RecordChecker;
  readonly storage: Storage;
  readonly retention: Retention;
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
    const storage = observeStorage(opened, {
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
    const bus = new LocalBus();
    const bots = startBots({
      maxThreads: settings.botThreads,
      link: null,
      hasThreads: settings.roles.has('bots'),
      ...{ clock, onFault },
      onStarted: (waited) => metrics.botWaits.observe(waited),
      onRefused: () => metrics.refusedBots.inc(),
      onOutcome: (outcome) => metrics.remoteBots.inc({ outcome }),
    });
    const painter = new PicturePainter({ clock, onFault });
    const registry = new TableRegistry(
      {
        storage,
        bus,
        pool: bots.pool,
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
      },
      (fastify) => addSockets(fastify, { gateway, guests, cookie, settings, clock }),
    );
    // The log must not reveal cards or chat, so only the stack is logged.
    log = (error, about) =>
      app.log.error({ about: labelOf(about), error: String((error as Error)?.stack ?? error) });
    metrics.addGauges({
      connections: () => gateway.size,
      tables: () => registry.size,
      botsWaiting: bots.waiting,
    });
    const unreadable = await storage.tables.quarantined();
    if (unreadable.length > 0)
      app.log.warn(`${unreadable.length} tables cannot be loaded; "schupf quarantine" lists them`);
    registry.start();
    const retention = new Retention({ storage, deletePerson, settings, date, onFault });
    retention.start();
    return new Server({ app, gateway, registry, bots, painter, checker, storage, retention });
  }

  listen(options: ListenOptions): Promise<ListeningAt> {
    return listen(this.parts.app, options);
  }

  /** Tells all clients to reconnect later, unloads the tables, and closes storage last. */
  async close(): Promise<void> {
    const { app, gateway, registry, bots, painter, checker, storage, retention } = this.parts;
    gateway.close();
    await retention.close();
    await registry.close();
    await app.close();
    await bots.close();
    await painter.close();
    await checker.close();
    await storage.close();
  }
}
