import type { Call } from '@schupf/rules';
import { words } from '../words.ts';
import './CallMark.css';

interface Props {
  readonly call: Call;
  readonly made: boolean;
}

/** A call as a stamp: what was called, and whether it was made. */
export function CallMark({ call, made }: Props) {
  const { sheet } = words();
  return (
    <span class="call-mark" data-made={made}>
      <span aria-hidden="true">
        {call === 'grand' ? sheet.grandShort : sheet.tichuShort}
        {made ? '✓' : '✗'}
      </span>
      <span class="visually-hidden">
        {call === 'grand' ? sheet.grand : sheet.tichu}, {made ? sheet.made : sheet.failed}
      </span>
    </span>
  );
}
