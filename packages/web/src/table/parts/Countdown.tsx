import { useEffect, useRef } from 'preact/hooks';
import type { TableSession } from '../state/table-session.ts';
import './Countdown.css';

interface CountdownProps {
  readonly session: TableSession;
  readonly until: number;
  /** When the countdown started; by default, when it is first shown. */
  readonly since?: number;
  readonly label?: string;
}

/** A ring that empties as a deadline approaches. A browser animation draws it, so no timer is needed. */
export function Countdown({ session, until, since, label }: CountdownProps) {
  const ring = useRef<SVGCircleElement>(null);
  useEffect(() => {
    const now = session.client.now();
    const from = since ?? now;
    const animation = ring.current?.animate?.(
      { strokeDashoffset: ['0', '100'] },
      { duration: Math.max(1, until - from), delay: from - now, fill: 'both' },
    );
    return () => animation?.cancel();
  }, [session, until, since]);
  return (
    <span class="countdown" aria-hidden="true">
      <svg viewBox="0 0 36 36" class="countdown__ring" aria-hidden="true">
        <circle cx="18" cy="18" r="15.9" pathLength={100} class="countdown__track" />
        <circle ref={ring} cx="18" cy="18" r="15.9" pathLength={100} class="countdown__left" />
      </svg>
      {label === undefined ? null : <span class="countdown__label">{label}</span>}
    </span>
  );
}
