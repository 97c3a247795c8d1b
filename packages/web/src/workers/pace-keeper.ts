import { finderFor } from '@schupf/rules';
import { chairOf, type InputBody, type Pace, type Table } from '@schupf/table';
import { type BotPace, paceOf } from '../client/bot-pace.ts';
import { ME } from '../client/worker-messages.ts';

/** Gives a table the pace that the player has chosen, and the table's own pace while they may hold a bomb. */
export class PaceKeeper {
  private readonly submit: (input: Extract<InputBody, { type: 'pace' }>) => void;
  private chosen: BotPace = 'calm';
  /** The pace of the table, or the one it will have after processing our last input. */
  private current: Pace | null;

  constructor(table: Table, submit: (input: Extract<InputBody, { type: 'pace' }>) => void) {
    this.current = table.pace;
    this.submit = submit;
  }

  choose(pace: BotPace, table: Table): void {
    this.chosen = pace;
    this.update(table);
  }

  update(table: Table): void {
    const pace = paceOf(this.chosen, mayHoldBomb(table));
    if (JSON.stringify(pace) === JSON.stringify(this.current)) return;
    this.current = pace;
    this.submit({ type: 'pace', pace });
  }
}

/** Whether the person's cards might include a bomb. */
function mayHoldBomb({ position: { open, rules, hands }, chairs }: Table): boolean {
  const me = chairOf(chairs, ME);
  const finder = finderFor(rules, 'up-to-suits');
  return open.players.some((player, seat) => player === me && finder.mayHoldBomb(hands[seat]!));
}
