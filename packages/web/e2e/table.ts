import { errors, expect, type Locator, type Page } from '@playwright/test';
import { COMMANDS } from '../src/app/key-map.ts';
import { messages } from '../src/i18n/en/index.ts';
import { sheet } from '../src/i18n/en/sheet.ts';

const { table: words } = messages;

/** Milliseconds after which an element that has not appeared counts as gone. */
export const ACTION_TIMEOUT = 5000;

/** Short names of the special cards in the texts that `pick` accepts. */
const SPECIAL_NAMES: Readonly<Record<string, string>> = {
  mj: 'Mah Jong',
  dog: 'Dog',
  phx: 'Phoenix',
  drg: 'Dragon',
};
const RANK_NAMES: Readonly<Record<string, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  j: 'jack',
  q: 'queen',
  k: 'king',
  a: 'ace',
};

export type Asked = 'grand' | 'tichu' | 'push' | 'turn' | 'gift' | 'choice' | 'round-over';

/** The table as a person uses it: elements are found by roles and names, not by the structure of the page. */
export class TableScreen {
  readonly page: Page;
  readonly hand: Locator;
  readonly hint: Locator;
  readonly pass: Locator;
  readonly play: Locator;
  readonly takeRest: Locator;
  readonly decline: Locator;
  readonly pushButton: Locator;
  readonly undo: Locator;
  readonly bomb: Locator;
  readonly question: Locator;
  readonly nextRound: Locator;
  readonly rematch: Locator;
  readonly status: Locator;

  constructor(page: Page) {
    this.page = page;
    this.hand = page.getByRole('list', {
      name: startsLike(words.hand(0), words.dummyHand.table.label(0), words.dummyHand.minister.label(0)),
    });
    this.hint = page.getByRole('button', { name: words.hint, exact: true });
    this.pass = page.getByRole('button', { name: words.pass, exact: true });
    this.play = page.getByRole('button', { name: startsLike(words.playIt('')) });
    this.takeRest = page.getByRole('button', { name: words.takeRest });
    this.decline = page.getByRole('button', { name: words.decline, exact: true });
    this.pushButton = page.getByRole('button', { name: /^(Push|Give) \(\d+\/\d+\)$/ });
    this.undo = page.getByRole('button', { name: words.undo });
    this.bomb = page.getByRole('button', { name: words.bomb, exact: true });
    this.question = page.getByRole('group', { name: /\?$/ });
    this.nextRound = page.getByRole('button', { name: sheet.next });
    this.rematch = page.getByRole('button', { name: sheet.rematch });
    // Not the announcements for screen readers, which may be outdated.
    this.status = page
      .getByRole('paragraph')
      .filter({ hasText: new RegExp(`^(.+: )?(${words.yourTurn}|${words.yourLead})$`) });
  }

  /** The full names of the cards in the active hand. */
  cards(): Promise<string[]> {
    return labels(this.hand.getByRole('button'));
  }

  card(name: string): Locator {
    return this.hand.getByRole('button', { name, exact: true });
  }

  /** Selects exactly these cards: "5 5" means any two fives, "phx" the Phoenix. */
  async pick(text: string): Promise<void> {
    const wanted = choose(text, await this.cards());
    await this.putBackAllBut(wanted);
    for (const name of wanted) {
      // A tap may also select the rest of a combination; extra cards are deselected below.
      if ((await this.picked()).includes(name)) continue;
      await this.card(name).click();
      await expect.poll(() => this.picked()).toContain(name);
    }
    await this.putBackAllBut(wanted);
    await expect.poll(async () => (await this.picked()).toSorted()).toEqual(wanted.toSorted());
  }

  private async putBackAllBut(wanted: readonly string[]): Promise<void> {
    for (const name of await this.picked()) {
      if (wanted.includes(name)) continue;
      await this.card(name).click();
      await expect.poll(() => this.picked()).not.toContain(name);
    }
  }

  picked(): Promise<string[]> {
    return labels(this.hand.getByRole('button', { pressed: true }));
  }

  async playCards(text: string): Promise<void> {
    await this.pick(text);
    await this.play.click();
  }

  /** Presses the button for the call, then confirms it. */
  async call(call: 'tichu' | 'grand'): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^(.+: )?${words[call]}$`) }).click();
    const really = call === 'tichu' ? words.confirmTichu : words.confirmGrand;
    await this.page.getByRole('button', { name: really }).click();
  }

  /** Chooses the rank to wish for; null for no wish. */
  async wish(rank: string | null): Promise<void> {
    await this.choose(rank === null ? words.noWish : new RegExp(`^${words.wish}: .*\\b${rank}$`));
  }

  async give(to: string): Promise<void> {
    await this.question.getByRole('button', { name: to }).click();
  }

  async choose(answer: string | RegExp): Promise<void> {
    await this.question.getByRole('button', { name: answer }).click();
  }

  /** Puts one card in each slot, in order, and pushes them. */
  async push(cards: readonly string[]): Promise<void> {
    await this.fillSlots(cards);
    await this.pushButton.click();
  }

  async fillSlots(cards: readonly string[]): Promise<void> {
    for (const name of cards) await this.card(name).click();
  }

  /** The names of the push slots, such as "Card for Mei: none yet". */
  slots(): Promise<string[]> {
    return labels(this.page.getByRole('button', { name: startsLike(SLOT) }));
  }

  /** Waits until the player has a decision to make, and returns its kind. */
  async asked(timeout = 60_000): Promise<Asked> {
    const found = await this.page.waitForFunction(whatIsAsked, SIGNS, { timeout });
    return (await found.jsonValue())!;
  }

  /** Asks for a hint and returns it without its reasons; '' if there is no hint. */
  async readHint(): Promise<string> {
    await this.hint.click();
    const notice = this.page
      .getByRole('status')
      .filter({ hasText: startsLike(words.hintIs(''), words.noHint) });
    const text = (await notice.first().textContent()) ?? '';
    return text.startsWith(words.noHint) ? '' : text.slice(words.hintIs('').length).replace(/ – .*$/s, '');
  }

  /** Makes the decision that the hint suggests. */
  async decide(asked: Asked): Promise<void> {
    await unlessGone(() => this.doAsHinted(asked));
  }

  private async doAsHinted(asked: Asked): Promise<void> {
    switch (asked) {
      case 'grand':
        return this.press(this.takeRest);
      case 'tichu':
        return this.press(this.decline);
      case 'push':
        return this.pushByHint();
      case 'turn':
        return this.turnByHint();
      case 'choice':
      case 'gift':
        return this.question.getByRole('button').first().click({ timeout: ACTION_TIMEOUT });
      case 'round-over':
        return;
    }
  }

  /** Pushes as hinted, trying again until it is done: a busy machine may respond too late. */
  async pushAsHinted(): Promise<void> {
    do await this.decide('push');
    while (await this.pushButton.isVisible());
  }

  private async pushByHint(): Promise<void> {
    const hint = await this.readHint();
    if (hint === '') return;
    const given = new Map(
      hint.split('; ').map((part) => part.replace(/×$/, '').split(': ') as [string, string]),
    );
    for (const slot of await this.slots()) {
      const [, name = ''] = /^Card for (.+?): /.exec(slot) ?? [];
      const cards = given.get(name)?.split(', ') ?? [];
      for (const card of cards) if (await this.card(card).isVisible()) await this.card(card).click();
    }
    await this.press(this.pushButton);
  }

  /** Takes a turn with keys, the fastest way through turns that the test is not about. */
  private async turnByHint(): Promise<void> {
    await this.page.evaluate(releaseButton);
    await this.page.keyboard.press(COMMANDS.hint);
    const signs = { hints: HINTS, turn: SIGNS.turn };
    const found = await this.page.waitForFunction(readHint, signs, { timeout: ACTION_TIMEOUT });
    const notice = (await found.jsonValue())!;
    if (notice === 'not asked' || notice.startsWith(words.noHint)) return;
    const hint = notice.slice(words.hintIs('').length);
    if (hint.startsWith(words.tichu)) return this.call('tichu');
    await this.page.keyboard.press(hint.startsWith(words.pass) ? COMMANDS.pass : COMMANDS.play);
    await this.page.waitForFunction(isAnswered, HINTS, { timeout: ACTION_TIMEOUT });
  }

  /**
   * Presses a button once and waits until it is gone: on a slow machine it might otherwise be pressed again.
   * When a person pushes for two hands, the button comes back disabled for the second one.
   */
  async press(
    button: Locator,
    act: () => Promise<void> = () => button.click({ timeout: ACTION_TIMEOUT }),
  ): Promise<void> {
    const label = await button.getAttribute('aria-label', { timeout: ACTION_TIMEOUT });
    const name = label ?? (await button.textContent({ timeout: ACTION_TIMEOUT })) ?? '';
    await act();
    await this.page
      .getByRole('button', { name, exact: true, disabled: false })
      .waitFor({ state: 'hidden', timeout: ACTION_TIMEOUT });
  }

  /** Follows hints until the condition is true or the round is over. */
  async playUntil(isReached: (asked: Asked) => boolean | Promise<boolean>): Promise<Asked> {
    for (let decisions = 0; decisions < 1000; decisions++) {
      const asked = await this.asked();
      if (asked === 'round-over' || (await isReached(asked))) return asked;
      await this.decide(asked);
    }
    throw new Error('the round did not end');
  }

  /** Waits until no card is moving: positions measured before that would be wrong a moment later. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(isSettled);
  }

  /** Follows hints until the round is over. */
  async playRound(): Promise<Asked> {
    for (let decisions = 0; decisions < 1000; decisions++) {
      await this.playTurnsInPage();
      const asked = await this.asked();
      if (asked === 'round-over') return asked;
      await this.decide(asked);
    }
    throw new Error('the round did not end');
  }

  /** Plays turns as hinted until something else is asked, or until the hint is to call Tichu. */
  private async playTurnsInPage(): Promise<void> {
    const script = { whatIsAsked, releaseButton, readHint, isAnswered };
    const functions = Object.entries(script).map(([name, code]) => `${name}: ${code}`);
    const args = JSON.stringify({
      signs: SIGNS,
      hints: { hints: HINTS, turn: SIGNS.turn },
      pass: words.hintIs(words.pass),
      others: [words.noHint, words.hintIs(words.tichu)],
      keys: COMMANDS,
    });
    await this.page.evaluate(`(${playTurns})({ ${functions.join(', ')} }, ${args})`);
  }
}

interface Signs {
  /** Parts of the names of buttons. */
  readonly roundOver: readonly string[];
  readonly grand: string;
  /** The whole name of a button. */
  readonly tichu: string;
  /** Regular expression sources: `push` for a button, `turn` for a paragraph. */
  readonly push: string;
  readonly turn: string;
}

const SIGNS: Signs = {
  roundOver: [sheet.next, sheet.rematch, sheet.lookAtTable],
  grand: words.takeRest,
  tichu: words.decline,
  push: '^(Push|Give) \\(\\d+/\\d+\\)$',
  turn: `^(.+: )?(${words.yourTurn}|${words.yourLead})$`,
};
const HINTS: readonly string[] = [words.hintIs(''), words.noHint];

/**
 * Runs in the page and checks for all decisions in one call: separate calls would take longer than the decisions
 * themselves.
 */
function whatIsAsked({ roundOver, grand, tichu, push, turn }: Signs): Asked | null {
  const textOf = (element: Element) => element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
  const buttons = visible('button').map((one) => one.getAttribute('aria-label') ?? textOf(one));
  if (buttons.some((name) => roundOver.some((part) => name.includes(part)))) return 'round-over';
  if (buttons.some((name) => name.includes(grand))) return 'grand';
  if (buttons.includes(tichu)) return 'tichu';
  if (buttons.some((name) => new RegExp(push).test(name))) return 'push';
  // A legend may end with a remark after its question.
  if (visible('fieldset').some((one) => textOf(one.querySelector('legend') ?? one).includes('?')))
    return 'choice';
  // Live regions may be out of date.
  if (visible('p:not([role])').some((one) => new RegExp(turn).test(textOf(one)))) return 'turn';
  return null;
}

/** Runs in the page: takes the focus off a button, such as the one for a hint, because Enter would press it again. */
function releaseButton(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLButtonElement && activeElement.closest('li') === null)
    activeElement.blur();
}

/** Runs in the page. Animations that repeat forever, such as that of a clock, never move a card. */
function isSettled(): boolean {
  return document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState === 'finished' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
    );
}

interface HintSigns {
  readonly hints: readonly string[];
  readonly turn: string;
}

/**
 * Runs in the page. Returns the hint, or null while there is none yet. Returns 'not asked' if it is not the player's
 * turn after all: right after a decision, the page may still have shown the last turn.
 */
function readHint({ hints, turn }: HintSigns): string | null {
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(
      (one) => one.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
    );
  const hint = texts('[role=status]').find((text) => hints.some((beginning) => text.startsWith(beginning)));
  if (hint !== undefined) return hint;
  return texts('p:not([role])').some((text) => new RegExp(turn).test(text)) ? null : 'not asked';
}

/** Runs in the page. A decision counts once the hint is gone, or once the page asks a further question. */
function isAnswered(beginnings: readonly string[]): boolean {
  const notices = [...document.querySelectorAll('[role=status]')].map((one) => one.textContent ?? '');
  const hasHint = notices.some((text) => beginnings.some((beginning) => text.startsWith(beginning)));
  return !hasHint || document.querySelector('fieldset') !== null;
}

/** The functions above, which `playTurns` gets as text. */
interface PageScript {
  readonly whatIsAsked: (signs: Signs) => Asked | null;
  readonly releaseButton: () => void;
  readonly readHint: (signs: HintSigns) => string | null;
  readonly isAnswered: (beginnings: readonly string[]) => boolean;
}

interface TurnSigns {
  readonly signs: Signs;
  readonly hints: HintSigns;
  /** The beginning of a hint to pass. */
  readonly pass: string;
  /** The beginnings of hints that are followed outside the page. */
  readonly others: readonly string[];
  readonly keys: Readonly<Record<'hint' | 'pass' | 'play', string>>;
}

/**
 * Runs in the page and plays many turns in one call: the calls for each turn would take longer than the turn itself. If
 * something takes too long, it returns, and the caller reads the page again.
 */
async function playTurns(page: PageScript, { signs, hints, pass, others, keys }: TurnSigns): Promise<void> {
  const INTERVAL_MS = 20;
  const TIMEOUT_MS = 5000;
  const until = async <Value>(read: () => Value | null | false): Promise<Value | null> => {
    const end = performance.now() + TIMEOUT_MS;
    while (performance.now() < end) {
      const value = read();
      if (value !== null && value !== false) return value;
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    }
    return null;
  };
  const press = (key: string) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  while ((await until(() => page.whatIsAsked(signs))) === 'turn') {
    page.releaseButton();
    press(keys.hint);
    const hint = await until(() => page.readHint(hints));
    if (hint === 'not asked') continue;
    if (hint === null || others.some((beginning) => hint.startsWith(beginning))) return;
    press(hint.startsWith(pass) ? keys.pass : keys.play);
    if ((await until(() => page.isAnswered(hints.hints))) === null) return;
  }
}

/**
 * Makes a decision. On a busy machine the page may have changed since it was read: if the button is gone before it can
 * be pressed, nothing happens and the caller reads the page again.
 */
export async function unlessGone(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}

/** The beginning of every push slot's name. */
const SLOT = 'Card for ';

/** Matches texts that start like one of these; only the part before the first digit is compared. */
function startsLike(...texts: readonly string[]): RegExp {
  const beginnings = texts.map((text) => text.replace(/\d.*$/s, '').replace(/[.?()|+*]/g, '\\$&'));
  return new RegExp(`^(${beginnings.join('|')})`);
}

/** Reads all labels in one call: between separate calls, a button may disappear. */
function labels(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
}

/** The full names of cards in the hand that match the text. */
function choose(text: string, cards: readonly string[]): string[] {
  const left = [...cards];
  return text.split(' ').map((word) => {
    const special = SPECIAL_NAMES[word.toLowerCase()];
    const rank = RANK_NAMES[word.toLowerCase()];
    const at = left.findIndex((card) =>
      special === undefined ? card.startsWith(`${rank} of `) : card === special,
    );
    if (at < 0) throw new Error(`no ${word} among ${cards.join(', ')}`);
    return left.splice(at, 1)[0]!;
  });
}
