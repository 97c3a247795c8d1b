import type { TableStorage } from '../storage/storage.ts';

/** The lobby is read from the store at most this often, and only while somebody looks at it. */
const EVERY = 2000;
const MAX_LINES = 50;

/** Open tables, told to everybody who wants to know whenever something changes. */
export class Lobby<Listener> {
  private readonly tables: TableStorage;
  private readonly tell: (listener: Listener, text: string) => void;
  private readonly onFault: (error: unknown) => void;
  private readonly listeners = new Set<Listener>();
  private timer: NodeJS.Timeout | null = null;
  private text = '';

  constructor(
    tables: TableStorage,
    tell: (listener: Listener, text: string) => void,
    onFault: (error: unknown) => void,
  ) {
    this.tables = tables;
    this.tell = tell;
    this.onFault = onFault;
  }

  add(listener: Listener): void {
    if (this.listeners.has(listener)) return;
    this.listeners.add(listener);
    // What is known may be old, but then it is right in a moment.
    if (this.text !== '' && this.timer !== null) this.tell(listener, this.text);
    if (this.timer !== null) return;
    this.text = '';
    this.timer = setInterval(() => void this.look(), EVERY);
    void this.look();
  }

  delete(listener: Listener): void {
    this.listeners.delete(listener);
    if (this.listeners.size === 0) this.close();
  }

  close(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  private async look(): Promise<void> {
    try {
      const rows = await this.tables.open(MAX_LINES);
      const text = JSON.stringify({ type: 'lobby', tables: rows.map(({ line }) => line) });
      if (text === this.text) return;
      this.text = text;
      for (const listener of this.listeners) this.tell(listener, text);
    } catch (error) {
      this.onFault(error);
    }
  }
}
