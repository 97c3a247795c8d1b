import type { OptionWords } from '../option-texts.ts';
import { common } from './common.ts';

export const optionWords: OptionWords = {
  options: {
    dealMethod: {
      name: 'Osztás',
      text: 'Hogyan osztjuk a lapokat.',
      values: { 'deal-split': 'két részletben osztva', 'take-one-by-one': 'egyenként felvéve' },
    },
    grandTichuLimit: {
      name: 'Nagy ticsu',
      text: 'Meddig lehet mondani.',
      values: { 9: 'a 9. lap előtt', 7: 'a 7. lap előtt', off: 'nincs' },
    },
    grandTichuDecision: {
      name: 'Döntés a nagy ticsuról',
      text: 'Ki mikor dönt, és ki látja.',
      values: {
        'async-visible': 'tetszőleges sorrendben, láthatóan',
        'simultaneous-hidden': 'rejtve, egyszerre felfedve',
        'sequential-visible': 'egymás után',
      },
    },
    grandTichuCollision: {
      name: 'Két nagy ticsu egy párban',
      text: 'Ha mindkét partner nagy ticsut mond.',
      values: { 'both-stand': 'mindkettő érvényes', 'later-may-withdraw': 'a későbbi visszavonható' },
    },
    tichuDuringPush: {
      name: 'Ticsu csere közben',
      text: 'Bejelentés, amikor már vannak letett cserelapok.',
      values: { reopen: 'mindenki újra választ', blocked: 'nem szabad', 'no-reopen': 'a lapok maradnak' },
    },
    callsPerTeam: {
      name: 'Bejelentés páronként',
      text: 'Egy párból hányan mondhatnak ticsut.',
      values: { unlimited: 'akárhányan', one: 'csak egyikük' },
    },
    mahJongFirstLead: {
      name: 'Veréb az első hívásban',
      text: 'Kezdődhet-e vele a kör?',
      values: { optional: 'szabad', forbidden: 'tilos' },
    },
    wishObligation: {
      name: 'A kérés',
      text: 'Jár-e a verébbel kérés?',
      values: { optional: 'szabadon választható', mandatory: 'kötelező', off: 'nincs' },
    },
    wishDuration: {
      name: 'A kérés érvényessége',
      text: 'Mikor ér véget a nyitott kérés.',
      values: {
        'until-fulfilled': 'amíg valaki nem teljesíti',
        trick: 'az ütés végéig',
        'trick-while-reachable': 'az ütésben, amíg teljesíthető',
      },
    },
    wishBombs: {
      name: 'Bomba a kérésre',
      text: 'Ha csak bombában van meg a kért lap.',
      values: { forced: 'le kell rakni', exempt: 'megtartható' },
    },
    wishPhoenixCompletion: {
      name: 'Főnix a kérésre',
      text: 'Ha csak a főnix teszi teljessé a kombinációt.',
      values: { forced: 'fel kell használni', exempt: 'nem kell felhasználni' },
    },
    wishOnLead: {
      name: 'Kérés híváskor',
      text: 'Köti-e azt, aki új ütést hív?',
      values: { forced: 'érvényes', exempt: 'nem érvényes' },
    },
    wishDogEscape: {
      name: 'Kutya a kérés helyett',
      text: 'Kutya hívása, amikor a kérés teljesíthető.',
      values: { forbidden: 'tilos', allowed: 'szabad' },
    },
    wishOwnTrickBomb: {
      name: 'Saját ütés bombázása a kérésre',
      text: 'Az utolsó passz után, ha a kérés még nyitott.',
      values: { forced: 'kötelező', exempt: 'nem kell' },
    },
    wishEnforcement: {
      name: 'Nem teljesített kérés',
      text: 'Mi történik, ha valaki nem teljesíti.',
      values: { prevent: 'nem lehetséges', 'penalty-200': '200 büntetőpont' },
    },
    passRule: {
      name: 'Passz után',
      text: 'Lehet-e újra rakni ugyanabban az ütésben?',
      values: { reenter: 'vissza lehet szállni', final: 'a passz végleges' },
    },
    finalPassBomb: {
      name: 'Bomba végleges passz után',
      text: 'Csak végleges passznál.',
      values: { allowed: 'szabad', denied: 'tilos' },
    },
    phoenixLeadValue: {
      name: 'Főnix híváskor',
      text: 'Mennyit ér.',
      values: { '1.5': '1½', '0.5': '½, a veréb üti' },
    },
    phoenixAmbiguity: {
      name: 'A főnix értéke',
      text: 'Ha többféleképpen érthető.',
      values: { 'declare-else-highest': 'a játékos választ', 'always-highest': 'mindig a legmagasabb' },
    },
    bombTiming: {
      name: 'A bombák ideje',
      text: 'Mikor lehet bombázni.',
      values: {
        window: 'bármikor, mindenkinek jut egy pillanat',
        'first-come': 'bármikor, aki gyorsabb',
        'turn-only': 'csak ha te jössz',
      },
    },
    bombAfterPasses: {
      name: 'Bomba az utolsó passz után',
      text: 'Amíg az ütést el nem vitték.',
      values: { true: 'szabad', false: 'tilos' },
    },
    dogFallback: {
      name: 'Kutya, ha a partner kiment',
      text: 'Ki hív ilyenkor.',
      values: {
        'right-of-partner': 'a partner jobb oldalán ülő',
        'right-of-leader': 'a kijátszó jobb oldalán ülő',
      },
    },
    dragonGift: {
      name: 'A sárkány ütése',
      text: 'Mi lesz a sárkánnyal nyert ütéssel.',
      values: { 'opponent-choice': 'egy ellenfélé lesz', none: 'megtartható' },
    },
    dragonGiftOnThirdOut: {
      name: 'Sárkány a kör végén',
      text: 'Az utolsó ütést is oda kell adni?',
      values: { yes: 'oda kell adni', no: 'megtartható' },
    },
    doubleWinPoints: {
      name: 'Kettős győzelem',
      text: 'A két partner elsőként és másodikként megy ki.',
      values: { 200: '200 pont', 100: '100 pont', 0: 'nincs, a kör folytatódik' },
    },
    tripleWinPoints: {
      name: 'Hármas győzelem',
      text: 'Egy csapat mindhárom tagja a többiek előtt megy ki.',
      values: { 300: '300 pont' },
    },
    matchEnd: {
      name: 'A játszma vége',
      text: 'Mi vet véget neki.',
      values: {
        target: 'adott pontszámnál',
        rounds: 'adott számú kör után',
        time: 'adott idő után',
        never: 'amikor abbahagyjátok',
      },
    },
    target: {
      name: 'Elérendő pont',
      text: 'Az az állás, amellyel vége a játszmának.',
      values: common.points,
    },
    rounds: {
      name: 'Körök száma',
      text: 'Hányat játszotok. Hárman: hárommal osztható szám.',
      values: common.rounds,
    },
    minutes: {
      name: 'Játékidő',
      text: 'Meddig játszotok. A megkezdett kört befejezitek.',
      values: common.minutes,
    },
    exactTie: {
      name: 'Egyenlő állás',
      text: 'Mindkét fél azonos ponttal ér célba.',
      values: { 'play-on': 'még egy kör', draw: 'döntetlen' },
    },
    soloRotation: {
      name: 'A következő osztó',
      text: 'A háromszemélyes játékokban.',
      values: { right: 'jobbra', left: 'balra', 'first-out': 'aki elsőként ment ki' },
    },
    trichuPush: {
      name: 'Csere három játékosnál',
      text: 'Ki kinek ad lapot.',
      values: {
        'opponents-only': 'csak az ellenfeleknek',
        'defenders-also-swap': 'az ellenfelek egymásnak is',
        'real-players-only': 'a három játékos egymásnak',
      },
    },
    dummyCanWin: {
      name: 'A terített lapok nyerhetnek',
      text: 'Számít-e a végén az oszlopuk?',
      values: { true: 'igen', false: 'nem' },
    },
    unevenDeal: {
      name: 'Maradék lapok',
      text: 'Ha nem jut mindenkinek egyformán.',
      values: {
        'deal-all': 'mind kiosztva',
        'equal-rest-open': 'a maradék látható',
        'equal-rest-hidden': 'a maradék rejtve marad',
        'equal-first-round': 'az első körben a maradék látható, utána mind kiosztva',
      },
    },
    dealDirection: {
      name: 'Osztás iránya',
      text: 'Ki kapja a következő lapot.',
      values: { 'with-play': 'a játék irányában', 'against-play': 'a játékkal ellentétes irányban' },
    },
    decks: {
      name: 'Paklik',
      text: 'Hány paklival játsszuk a Nagymestert.',
      values: { auto: 'hét játékostól kettő', 1: 'egy', 2: 'kettő' },
    },
    dogMode: {
      name: 'A kutya',
      text: 'Mit tesz.',
      values: {
        partner: 'a partneré a hívás',
        removed: 'nincs a pakliban',
        'to-last': 'a legalacsonyabb rangúé a hívás',
        'keeps-lead': 'a kijátszó újra hív',
        bombable: 'elviszi az ütést, ha nem bombázzák le',
      },
    },
    hierarchySeats: {
      name: 'Ülésrend rang szerint',
      text: 'Az első melyik oldalán ül a második.',
      values: { left: 'balra', right: 'jobbra' },
    },
    returnCards: {
      name: 'Visszaadott lapok',
      text: 'Mit ad vissza a magasabb rangú.',
      values: { choice: 'tetszés szerint', worst: 'a legrosszabbak' },
    },
    pairSuits: {
      name: 'Párok',
      text: 'Két paklinál: a pár színei.',
      values: { any: 'bármilyen szín', distinct: 'különböző színek' },
    },
    tripleSuits: {
      name: 'Tercek',
      text: 'Két paklinál: a terc színei.',
      values: { any: 'bármilyen szín', distinct: 'különböző színek' },
    },
    quadSuits: {
      name: 'Négyesbombák',
      text: 'Két paklinál: a négy lap színei.',
      values: { distinct: 'négy különböző szín', any: 'bármilyen szín' },
    },
    secondDragon: {
      name: 'Sárkány a sárkányra',
      text: 'Két paklinál.',
      values: { 'beats-first': 'üti az elsőt', equal: 'nem üti' },
    },
    phoenixOnPhoenix: {
      name: 'Főnix a főnixre',
      text: 'Két paklinál.',
      values: {
        'literal-half': 'még fél értékkel több',
        'just-above': 'épp fölötte, a következő érték alatt',
        forbidden: 'tilos',
      },
    },
    doublePhoenix: {
      name: 'Két főnix együtt',
      text: 'Két főnix egy kombinációban.',
      values: { 'needs-natural': 'csak másik lappal együtt', 'single-only': 'tilos', unrestricted: 'szabad' },
    },
    handSize: {
      name: 'Lapok száma kézben',
      text: 'Hányat kap mindenki.',
      values: { all: 'mind kiosztva', 12: '12 lap' },
    },
    missingMahJong: {
      name: 'Kiosztatlan veréb',
      text: 'Ki hív először, ha nem lett kiosztva.',
      values: {
        'next-after-dealer': 'az osztó utáni játékos',
        'lowest-card': 'akinél a legalacsonyabb lap van',
        'always-dealt': 'mindig kiosztjuk',
      },
    },
    placementPoints: {
      name: 'Pont a helyezésért',
      text: 'A rangjátékokban.',
      values: { off: 'nincs', 'n-minus-rank': 'mögötted végzőnként egy' },
    },
    selfOvertake: {
      name: 'Saját lapok ütése',
      text: 'Házi szabály.',
      values: { false: 'tilos', true: 'szabad' },
    },
    mahJongInBomb: {
      name: 'Veréb a sorbombában',
      text: 'Házi szabály: bármely szín egyesének számít.',
      values: { false: 'tilos', true: 'szabad' },
    },
    tripleSequences: {
      name: 'Tercek sora',
      text: 'Házi szabály.',
      values: { false: 'nem kombináció', true: 'kombináció' },
    },
  },
  pair: (name, value) => `${name}: ${value}`,
};
