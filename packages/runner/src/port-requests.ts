import { shuffledPack } from '@schupf/rules';
import {
  type Answer,
  drawFrom,
  type Effect,
  type InputBody,
  type PersonInput,
  type Question,
  type Table,
} from '@schupf/table';
import { askBots, fallbackAnswer } from './asking.ts';
import type { Draw, Ports, ShuffledPack } from './ports.ts';

const STAND_IN_TIMEOUT_MS = 5000;

interface RequestDeps {
  readonly ports: Ports;
  readonly table: () => Table;
  readonly submit: (body: Exclude<InputBody, PersonInput>) => void;
  /** Called when a request fails. This class does not repeat it. */
  readonly onError: (error: unknown) => void;
  /** Called when an outstanding promise has settled. */
  readonly onSettled: () => void;
}

/** Makes a table's requests to bots and to chance, and submits the results as inputs. */
export class PortRequests {
  private readonly deps: RequestDeps;
  private outstanding = 0;

  constructor(deps: RequestDeps) {
    this.deps = deps;
  }

  get isWaiting(): boolean {
    return this.outstanding > 0;
  }

  /** Makes the requests among these effects. Answers that are available immediately become one input. */
  send(effects: readonly Effect[]): void {
    const { ports, submit } = this.deps;
    const { chance } = ports;
    const answers: Answer[] = [];
    for (const effect of effects) {
      switch (effect.type) {
        case 'ask':
          this.ask(effect.question, answers);
          break;
        case 'draw-secret':
          this.submitLater(
            () => chance.secret?.(effect.match) ?? null,
            (secret) => ({ type: 'secret', secret }),
          );
          break;
        case 'draw':
          this.submitLater(
            () => this.draw(effect),
            ({ dealer, lot }) => ({ type: 'drawn', dealer, lot }),
          );
          break;
        case 'shuffle':
          this.submitLater(
            () => this.shuffle(effect),
            ({ pack, seed }) => ({ type: 'shuffled', pack, seed }),
          );
          break;
        case 'wake':
        case 'tell':
        case 'refuse':
        case 'did':
          break;
      }
    }
    if (answers.length > 0) submit({ type: 'answers', answers });
  }

  /** Where deals are fair, the table has fixed the seeds, and there is nothing left to chance. */
  private draw({ match, seed }: Extract<Effect, { type: 'draw' }>): Draw | Promise<Draw> {
    const { rules } = this.deps.table();
    return seed === null ? this.deps.ports.chance.draw(rules, match) : drawFrom(rules, seed);
  }

  private shuffle(effect: Extract<Effect, { type: 'shuffle' }>): ShuffledPack | Promise<ShuffledPack> {
    const { match, round, seed } = effect;
    const { rules } = this.deps.table();
    if (seed === null) return this.deps.ports.chance.shuffle(rules, match, round);
    return { pack: shuffledPack(rules, seed), seed };
  }

  /** Asks a bot, unless a later step of the same batch has made the question obsolete. */
  private ask(question: Question, answers: Answer[]): void {
    const table = this.deps.table();
    const isOpen = table.questions.some(({ number, answered }) => number === question.number && !answered);
    if (!isOpen) return;
    const answer = askBots(this.deps.ports.bots, table, question);
    if (!(answer instanceof Promise)) answers.push(answer);
    else
      this.submitLater(
        () => this.withTimeout(question, answer),
        (given) => ({ type: 'answers', answers: [given] }),
      );
  }

  /**
   * The table replaces a late bot with a stand-in. Nothing replaces a late stand-in, so it gets a timeout and a
   * fallback here.
   */
  private withTimeout(question: Question, answer: Promise<Answer>): Promise<Answer> {
    if (question.role === 'own') return answer;
    const { clock } = this.deps.ports;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const cancel = clock.wake(clock.now() + STAND_IN_TIMEOUT_MS, () =>
      resolve(fallbackAnswer(this.deps.table(), question)),
    );
    void answer.then(resolve).finally(cancel);
    return promise;
  }

  private submitLater<Value>(
    request: () => Value | Promise<Value>,
    toInput: (value: Value) => Exclude<InputBody, PersonInput>,
  ): void {
    const { submit, onError, onSettled } = this.deps;
    let value: Value | Promise<Value>;
    try {
      value = request();
    } catch (error) {
      return onError(error);
    }
    if (!(value instanceof Promise)) return submit(toInput(value));
    this.outstanding++;
    void value
      .then((resolved) => submit(toInput(resolved)), onError)
      .finally(() => {
        this.outstanding--;
        onSettled();
      });
  }
}
