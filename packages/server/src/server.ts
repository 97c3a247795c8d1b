import type { Chance } from '@schupf/runner';
import type { FastifyInstance } from 'fastify';
import { BotThreads } from './bots/pool.ts';
import { LocalBus } from './bus/local-bus.ts';
import { Gateway } from './gateway/gateway.ts';
import { makeApp } from './http/app.ts';
import { Cookie } from './http/cookie.ts';
import { type Found, listen, type Place } from './http/listen.ts';
import type { Site } from './http/site.ts';
import { addSockets } from './http/sockets.ts';
import { Metrics } from './metrics.ts';
import { forgetWith } from './people/forget.ts';
import { Guests } from './people/guests.ts';
import { Retention } from './retention.ts';
import { hashOf, newPersonId } from './secrets.ts';
import type { Settings } from './settings.ts';
import { type Storage, StorageTrouble } from './storage/storage.ts';
import { fairChance } from './tables/fair-chance.ts';
import { TableRegistry } from './tables/table-registry.ts';

const COMPLAIN_EVERY = 10_000;

export interface ServerParts {
  readonly storage: Storage;
  readonly site: Site;
  readonly settings: Settings;
  /** Where packs come from; nobody can guess them where none is named. */
  readonly chance?: Chance;
}

/** Everything in one process: gateway and tables with a bus between them that is a function call. */
export class Server {
  private readonly app: FastifyInstance;
  private readonly gateway: Gateway;
  private readonly house: TableRegistry;
  private readonly bots: BotThreads;
  private readonly storage: Storage;
  private readonly caretaker: Retention;

  private constructor(
    app: FastifyInstance,
    parts: {
      gateway: Gateway;
      house: TableRegistry;
      bots: BotThreads;
      storage: Storage;
      caretaker: Retention;
    },
  ) {
    this.app = app;
    this.gateway = parts.gateway;
    this.house = parts.house;
    this.bots = parts.bots;
    this.storage = parts.storage;
    this.caretaker = parts.caretaker;
  }

  /** Matches that were interrupted go on before anybody is let in. */
  static async open({ storage, site, settings, chance = fairChance }: ServerParts): Promise<Server> {
    const metrics = new Metrics();
    let complained = 0;
    let log: (error: unknown, about: string) => void = () => {};
    const onFault = (error: unknown, about = 'server'): void => {
      if (error instanceof StorageTrouble) {
        metrics.storageTroubles.inc();
        // Every table tries again every second: the log would be the next to fill the disk.
        if (Date.now() - complained < COMPLAIN_EVERY) return;
        complained = Date.now();
      } else metrics.faults.inc();
      log(error, about);
    };
    const bus = new LocalBus();
    const bots = new BotThreads(settings.botThreads, onFault);
    const house = new TableRegistry({
      storage,
      bus,
      pool: bots,
      chance,
      onFault,
      onInput: () => metrics.inputs.inc(),
    });
    const gateway = new Gateway({
      bus,
      storage,
      node: newPersonId(),
      socketsPerAddress: settings.socketsPerAddress,
      now: () => Date.now(),
      onFault,
      onRefused: (code) => metrics.refusals.inc({ code }),
    });
    const guests = new Guests(
      storage.people,
      () => Date.now(),
      (device) => gateway.signOut(device),
    );
    const forget = forgetWith({ storage, gateway, house });
    const cookie = new Cookie(settings);
    const app = await makeApp(
      { storage, guests, house, gateway, forget, cookie, site, settings, metrics },
      (made) => addSockets(made, { gateway, guests, cookie, settings }),
    );
    // A fault says what, never what somebody held or said; and where by a hash, for a code lets anybody in.
    log = (error, about) =>
      app.log.error({ about: hashOf(about).slice(0, 8), error: String((error as Error)?.stack ?? error) });
    metrics.watch({
      sockets: () => gateway.size,
      tables: () => house.size,
      botsWaiting: () => bots.waiting,
    });
    await house.start();
    const caretaker = new Retention({ storage, forget, settings, onFault });
    caretaker.start();
    return new Server(app, { gateway, house, bots, storage, caretaker });
  }

  listen(place: Place): Promise<Found> {
    return listen(this.app, place);
  }

  /** Tells everybody, lets go of the tables, and closes the store last. */
  async close(): Promise<void> {
    this.gateway.close();
    await this.caretaker.close();
    await this.house.close();
    await this.app.close();
    await this.bots.close();
    await this.storage.close();
  }
}
