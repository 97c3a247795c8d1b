import { useSignal } from '@preact/signals';
import type { ShownPlace } from '@schupf/protocol';
import { type Board, boardAt } from '@schupf/replay';
import type { Card } from '@schupf/rules';
import { useEffect } from 'preact/hooks';
import { CardSprite } from '../cards/CardFace.tsx';
import { words } from '../i18n/language.ts';
import { replayWords, sheetWords } from '../i18n/page-words.ts';
import { studyWords } from '../i18n/study-words.ts';
import { togetherWords } from '../i18n/together-words.ts';
import { sharedTableAddress } from '../online/online-addresses.ts';
import type { SocketTable } from '../online/state/socket-table.ts';
import { TalkAtPoints } from '../online/talk/TalkAtPoints.tsx';
import { BackArrow } from '../replay/BackArrow.tsx';
import { BoardView, isDesktop } from '../replay/Board.tsx';
import { Controls } from '../replay/Controls.tsx';
import { HandsChoice } from '../replay/HandsChoice.tsx';
import type { PastMatch } from '../replay/load.ts';
import { MomentList } from '../replay/MomentList.tsx';
import { largestHandIn, usePastRound } from '../replay/use-past-round.ts';
import { WhatIfPanel } from '../study/WhatIfPanel.tsx';
import type { JointReplay } from './joint-replay.ts';
import { HandOver, LeadBar } from './LeadBar.tsx';
import { Pointers } from './Pointers.tsx';
import { PointPanel, targetAt } from './PointPanel.tsx';
import { useJointRound } from './use-joint-round.ts';
import '../replay/ReplayPage.css';
import './Together.css';

interface Props {
  readonly table: SocketTable;
  readonly joint: JointReplay;
  readonly past: PastMatch;
  readonly here: ShownPlace;
}

/** The board that everyone sees, with the controls. Only those of the leader move the others. */
export function TogetherReplay({ table, joint, past, here }: Props) {
  const text = togetherWords();
  const { common } = words();
  const { round, line, player } = useJointRound(joint, past, here);
  const { rounds } = past;
  const index = rounds.indexOf(round);
  const roundStep = (step: number) => {
    const target = rounds[index + step];
    if (target === undefined) return null;
    return () => joint.goTo({ ...here, round: target.number, moment: 0, line: null });
  };
  const {
    session,
    nameOf,
    lines: told,
  } = usePastRound(player, {
    observer: past.me ?? 'spectator',
    names: past.names,
    toRound: (step) => roundStep(step)?.(),
  });
  // Nothing has happened yet at the beginning of a line.
  const lines = line === null ? told : [studyWords().whatIf, ...told.slice(1)];
  const isPointing = useSignal(false);
  const { leads, mayLead } = joint;
  const moment = player.moments[player.at.value]!;
  const { open } = moment.position;
  // A line is played with open cards.
  const board = boardAt(moment, line === null ? here.view : { ...here.view, all: true });
  useEffect(() => {
    if (!mayLead) isPointing.value = false;
  }, [mayLead, isPointing]);
  const bar = (
    <LeadBar joint={joint} position={line === null ? moment.position : null} isPointing={isPointing} />
  );
  return (
    <main
      class="replay together"
      id="main"
      tabIndex={-1}
      data-pointing={isPointing.value}
      onClickCapture={(event) => {
        const target = isPointing.value ? targetAt(event.target as Element) : null;
        if (target === null) return;
        // The press would also change the seat from which the round is shown.
        event.stopPropagation();
        event.preventDefault();
        joint.point(target);
      }}
    >
      <CardSprite />
      <header class="replay__header">
        <a
          class="button button--small button--icon"
          href={sharedTableAddress.href({ code: table.code })}
          title={replayWords().toTable}
        >
          <span class="visually-hidden">{replayWords().toTable}</span>
          <BackArrow />
        </a>
        <h1>{common.round(round.number)}</h1>
        <TableNews table={table} />
        {!isDesktop.value && bar}
      </header>
      <BoardView
        board={board}
        session={session}
        largestHand={largestHandIn(round.moments)}
        onView={(seat) => joint.goTo({ ...here, view: { ...here.view, front: open.players[seat]! } })}
      >
        <Pointers pointers={joint.pointers.value} nameOf={nameOf} />
      </BoardView>
      <HandsChoice session={session} view={here.view} onChange={(view) => joint.goTo({ ...here, view })} />
      <Controls
        player={player}
        line={lines[player.at.value]!}
        before={roundStep(-1)}
        after={roundStep(1)}
        onPlayOn={null}
      />
      <aside class="together__side" aria-label={text.bar}>
        {isDesktop.value && <div class="panel">{bar}</div>}
        {isPointing.value && (
          <PointPanel
            board={board}
            played={cardsPlayed(board)}
            nameOf={nameOf}
            onPoint={(target) => joint.point(target)}
          />
        )}
        {line !== null && leads && (
          <div class="panel" ref={scrollTo}>
            <WhatIfPanel
              line={line}
              nameOf={nameOf}
              onMove={(move) => joint.play(move)}
              onUndo={() => joint.undo()}
              onKeep={null}
              onClose={() => joint.goTo({ ...here, line: null })}
            />
          </div>
        )}
        <HandOver joint={joint} />
        <MomentList player={player} lines={lines} />
        <div class="panel">
          <TalkAtPoints table={table} />
        </div>
      </aside>
    </main>
  );
}

/** On a phone, the panel is below the controls. */
function scrollTo(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
}

function cardsPlayed({ seats }: Board): readonly Card[] {
  return seats.flatMap(({ play }) => play?.cards ?? []);
}

/** What the reader would miss at the table: a proposal for a rematch, or the start of the next match. */
function TableNews({ table }: { readonly table: SocketTable }) {
  const { stage, agreements, chairs } = table.seen.value!.status;
  const rematch = agreements.find(({ what }) => what === 'rematch');
  const proposer = chairs[rematch?.players[0] ?? -1]?.occupant;
  const news =
    stage === 'playing'
      ? togetherWords().nextMatch
      : proposer?.type === 'person'
        ? sheetWords().sheet.wantsRematch(proposer.name)
        : null;
  return (
    <p class="together__news" role="status">
      {news !== null && (
        <span class="note">
          {news} <a href={sharedTableAddress.href({ code: table.code })}>{replayWords().toTable}</a>
        </span>
      )}
    </p>
  );
}
