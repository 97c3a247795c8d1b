import type { review as english } from '../en/review.ts';
import { minus, signed } from '../numbers.ts';
import { common } from './common.ts';

export const review: typeof english = {
  classes: { inaccuracy: 'pontatlanság', mistake: 'hiba', blunder: 'súlyos hiba' },
  openQuestion: 'nyitott kérdés: a két bíráló mást mond',
  kinds: {
    grand: 'nagy ticsu',
    push: 'csere',
    tichu: 'ticsu',
    play: 'lépés',
    wish: 'kérés',
    bomb: 'bomba',
    gift: 'a sárkány ütése',
  },
  nothing: { grand: 'nincs nagy ticsu', tichu: 'nincs ticsu', bomb: 'nincs bomba' },
  pass: 'passz',
  wish: (cards, rank) => `${cards}, kérés: ${rank}`,
  toPlayer: (name) => (name === null ? 'neked' : `neki: ${name}`),
  judgedBy: (judge) => `Bíráló: ${judge}, neurális hálóval és próbakörökkel.`,
  trick: (n) => (n === 0 ? 'a játék előtt' : `${n}. ütés`),
  cost: (points, error) => `${common.points(points)} veszteség, ± ${error}`,
  better: (move, points, error) => `jobb: ${move} (${signed(points)} ± ${error})`,
  because: (reason) => `mert ${reason}`,
  chance: (percent) => `esély a győzelemre: ${minus(-percent)}%`,
  parts: {
    cards: 'lappontok',
    ownCalls: 'a saját csapat bejelentései',
    theirCalls: 'az ellenfelek bejelentései',
    doubles: 'kettős győzelmek',
    penalties: 'nem teljesített kérések',
  },
  shares: {
    ownCallMade: (better, actual) =>
      `a saját csapat bejelentése 100 körből ${actual} helyett ${better} alkalommal sikerül`,
    theirCallMade: (better, actual) =>
      `az ellenfelek bejelentése 100 körből ${actual} helyett ${better} alkalommal sikerül`,
    doubleWin: (better, actual) => `100 körből ${actual} helyett ${better} kettős győzelem`,
    doubleLoss: (better, actual) => `az ellenfeleknek 100 körből ${actual} helyett ${better} kettős győzelem`,
  },
  advice: {
    'low-cards-first':
      'Előbb az alacsony lapokat játszd ki, az ászokat, a sárkányt és a bombákat tartsd meg.',
    'serve-call':
      'Hagyd az ütést annak a partnernek, aki ticsut mondott, és ne kérj olyan értéket, amelyből bombája lehet.',
    'fight-call': 'Ha az utánad következő ellenfél ticsut mondott, drágítsd meg az ütéseket.',
    'watch-score': 'A játszma vége felé az állás szerint döntsd el, mondasz-e ticsut.',
  },
  gains: {
    points: (gain) => `${gain} pont`,
    chance: (gain) => `${gain} százalékpont a győzelmi esélyben`,
  },
  measured: (cases, gain) => `Botok ${cases} esetben próbálták ki: ${gain}.`,
  holdsInPart: 'Botok kipróbálták: csak bizonyos helyzetekben igaz.',
  noMistakes: 'Nem találtunk hibát.',
  columns: {
    player: 'Játékos',
    decisions: 'Döntés',
    lost: 'Veszteség',
    perDecision: 'Döntésenként',
    inaccuracies: 'Pontatlanság',
    mistakes: 'Hiba',
    blunders: 'Súlyos hiba',
  },
  luck: (round, points, luck) =>
    `${round}: az A és a C hely eredménye ${signed(points)} (szerencse: ${signed(luck)}).`,
  refusals: {
    noNetwork: (game) => `ehhez a játékhoz nincs háló, ezért nem elemezhető: ${game}`,
    noFinishedRound: 'a feljegyzésben nincs befejezett kör',
    damaged: (problem) => `a feljegyzés sérült: ${problem}`,
  },
  damagedLater: (problem) => `A feljegyzés innentől sérült, ezért a többi elemzése elmarad: ${problem}`,
};
