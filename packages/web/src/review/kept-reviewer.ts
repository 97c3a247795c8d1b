import { effect } from '@preact/signals';
import { REVIEW_VERSION } from '@schupf/review';
import type { Seat } from '@schupf/rules';
import { formatRecord } from '@schupf/rules/notation';
import type { PastMatch } from '../replay/load.ts';
import { loadReview, saveReview } from '../storage/reviews.ts';
import { Reviewer, type ReviewOptions } from './reviewer.ts';

/** Phones are slower. */
const WORLDS = { desktop: 400, phone: 200 } as const;
/** A review grows by several verdicts a second, and saving it takes a while. */
const SAVE_EVERY_MS = 3000;

export async function openKeptReviewer({ id, me, record }: PastMatch, seat: Seat): Promise<KeptReviewer> {
  const worlds = matchMedia('(pointer: coarse)').matches ? WORLDS.phone : WORLDS.desktop;
  const text = formatRecord(record);
  const stored = await loadReview(id);
  const isValid = stored?.record === text && stored.worlds === worlds && stored.version === REVIEW_VERSION;
  const options = { record: text, worlds, stored: isValid ? stored : null };
  return new KeptReviewer(options, id, me === null ? null : seat);
}

/** A review that is saved in this browser while it grows, so that opening it again takes no time. */
export class KeptReviewer extends Reviewer {
  private readonly match: string;
  /** The reader's seat; null if they did not play. */
  private readonly own: Seat | null;
  private readonly kept: ReviewOptions;
  private saved: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stopKeeping: () => void;

  constructor(options: ReviewOptions, match: string, own: Seat | null) {
    super(options);
    this.kept = options;
    this.match = match;
    this.own = own;
    this.saved = this.verdicts.peek().length;
    this.stopKeeping = effect(() => {
      const isComplete = this.progress.value === null;
      if (this.verdicts.value.length === this.saved) return;
      if (isComplete) this.save();
      else this.timer ??= setTimeout(() => this.save(), SAVE_EVERY_MS);
    });
  }

  override close(): void {
    super.close();
    this.stopKeeping();
    this.save();
  }

  private save(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const state = this.state.peek();
    const verdicts = this.verdicts.peek();
    if (state.type !== 'open' || verdicts.length === this.saved) return;
    this.saved = verdicts.length;
    const { judge, moments, decisions } = state;
    const { record, worlds } = this.kept;
    const { match } = this;
    const summaries = this.summaries.peek();
    const player = summaries.players.find(({ seat }) => seat === this.own);
    void saveReview(
      {
        match,
        record,
        version: REVIEW_VERSION,
        worlds,
        judge,
        moments,
        decisions,
        verdicts,
        summaries,
        used: Date.now(),
      },
      player === undefined ? null : { match, judge, player },
    );
  }
}
