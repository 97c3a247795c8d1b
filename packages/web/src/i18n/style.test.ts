import { globSync, readFileSync } from 'node:fs';
import { type Language, loadOptionWords } from '@schupf/phrasebook';
import { describe, expect, test } from 'vitest';
import { app } from './en/app.ts';
import { inEveryLanguage } from './every-language.ts';

/** All string literals in the files of a language; templates without their placeholders. */
function textsOf(language: Language): readonly string[] {
  return globSync(`${import.meta.dirname}/${language}/*.ts`)
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
        .replace(/^import [^;]*;$|\/\*\*[\s\S]*?\*\//gm, '')
        .replace(/\$\{[^{}]*\}/g, 'N');
      return [...source.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(
        ([_, plain, template]) => plain ?? template ?? '',
      );
    })
    .filter((text) => /\p{L}/u.test(text) && !text.includes('${'));
}

function textsWith(language: Language, pattern: RegExp): readonly string[] {
  return textsOf(language).filter((text) => pattern.test(text));
}

describe('English', () => {
  test('reads like present-day English', () => {
    const banned =
      /\b(whoever|whom|he|him|his|himself|anew|chairs?|lay|lays|laid(?! out)|shall|somebody|nobody|everybody|program|at once|just now|as many|so many|one’s)\b|\bis no (?!longer)|\bare no /i;
    expect(textsWith('en', banned)).toEqual([]);
  });

  test('uses curly quotes, and no space before an ellipsis', () => {
    expect(textsWith('en', / …|["„«»]|\w'\w/)).toEqual([]);
  });

  test('keeps sentences short', () => {
    const long = textsOf('en')
      .flatMap((text) => text.split(/(?<=[.!?:;]) /))
      .filter((sentence) => sentence.split(' ').length > 26);
    expect(long).toEqual([]);
  });
});

describe('German', () => {
  test('uses the spelling of Germany and Austria', () => {
    expect(textsOf('de')).toContain('Großes Tichu?');
    const swiss =
      /gross|heiss|draussen|ausse[nr]|schliess|liess|stoss|strasse|weiss|massgeb|spass|fuss\b|gemäss|bloss|regelmäss|[«»]/i;
    expect(textsWith('de', swiss)).toEqual([]);
  });

  test('contains no back-translations from English', () => {
    expect(textsWith('de', /\bLeuten?\b|Stuhl|Stühle|überbiet|\bhält\b|Programm|als Erster/)).toEqual([]);
  });
});

describe('French', () => {
  test('addresses one player with tu, several in the plural', () => {
    const formal = /\b([vV]ous|[vV]otre|[vV]os|vôtre)\b|ez\b(?<!\b(assez|chez|Chez|Attendez))/;
    expect(textsWith('fr', formal)).toEqual([]);
  });

  test('sets a narrow no-break space before ; ! ? and inside quotes, a full one before a colon', () => {
    expect(textsWith('fr', /[^\u202f][;?!»](?=\s|$)|«(?!\u202f)|[^\u00a0]:(?=\s|$)| …/)).toEqual([]);
  });

  test('says bomber, and avoids impersonal phrases', () => {
    expect(textsWith('fr', /bombard|\bchaise|des gens|(^|\. )Qui (?!peut trouver)[^?]*$/)).toEqual([]);
  });
});

describe('Hungarian', () => {
  test('uses Hungarian names for the games', () => {
    expect(textsWith('hu', /Trichu|Wu Wang|Tientsin|Grandseigneur|Le T…/)).toEqual([]);
  });

  test('uses the Hungarian terms for partner, calling Tichu and open hands', () => {
    expect(textsWith('hu', /társ(?!as)|[bB]emond|nyitott k[eé]z|nyílt k[eé]z|rangos|\(z\)| …|szék/)).toEqual(
      [],
    );
  });
});

test('the message about a target without points uses the name of the option', async () => {
  for (const [language, { shell }] of await inEveryLanguage('shell')) {
    const { optionWords } = await loadOptionWords(language);
    const { name } = optionWords.options.placementPoints;
    expect(shell.home.problems['target-needs-points'], language).toContain(name);
  }
});

test('buttons are short enough for a phone', async () => {
  const sheets = new Map(await inEveryLanguage('sheet'));
  const onlines = new Map(await inEveryLanguage('online'));
  for (const [language, { messages }] of await inEveryLanguage('index')) {
    const { table, home, app } = messages;
    const { sheet } = sheets.get(language)!;
    const {
      room,
      table: people,
      lobby,
      seek,
      friends,
      name,
      invite,
      landing,
      me,
    } = onlines.get(language)!.online;
    const buttons = [
      ...[table.pass, table.tichu, table.grand, table.confirmTichu, table.confirmGrand, table.takeRest],
      ...[table.withdraw, table.undo, table.noWish, table.bomb, table.holdForBomb],
      ...[table.goOn, table.hint, table.menu, table.close, table.do, table.push(3, 3), table.give(3, 3)],
      ...[sheet.next, sheet.waiting, sheet.lookAtTable, sheet.backToScore, sheet.rematch, sheet.home],
      ...[sheet.save, sheet.skip, home.matches.delete, app.cancel, home.matches.replay],
      ...[room.sit, room.leave, room.start, room.remove, room.copyLine, name.go, name.open, name.watch],
      ...[lobby.join, lobby.watch, friends.open, people.agree, people.decline, people.send],
      ...[people.giveToBot, people.leave, people.resume, people.pause, me.save, me.signOut],
      ...[me.signOutDevice, me.addDevice, me.delete, app.update.now, app.update.later],
      ...[...Object.values(home.play), home.backToTable, home.friends, home.lobby, home.tables.open],
      ...[home.tables.join, seek.begin, seek.takeBots, seek.stop, seek.anySpeed, seek.comeNow],
      ...[home.tables.again, home.newcomer.play],
      ...[invite.copy, invite.share, invite.shareLink, invite.qr, app.broken.again, app.broken.home],
      ...[room.startWithBots(1), room.startWithBots(11), room.swap, room.changeName, people.remove],
      ...[landing.watch],
    ];
    expect(
      buttons.filter((text) => text.length > 22),
      language,
    ).toEqual([]);
    const mainButtons = [table.pickCards, table.held, people.reallyLeave, table.reallyEnd];
    expect(
      mainButtons.filter((text) => text.length > 32),
      language,
    ).toEqual([]);
  }
});

test('what a button is called for screen readers contains what it says', async () => {
  const standings = new Map(await inEveryLanguage('standing'));
  const accounts = new Map(await inEveryLanguage('account'));
  for (const [language, { people }] of await inEveryLanguage('people')) {
    const { report } = standings.get(language)!.standing;
    const { passkeys } = accounts.get(language)!.account;
    const buttons = [
      [people.accept, people.acceptName('Ana')],
      [people.decline, people.declineName('Ana')],
      [people.withdraw, people.withdrawName('Ana')],
      [people.go, people.goTo('Ana')],
      [people.dismiss, people.dismissName('Ana')],
      [people.inviteShort, people.inviteName('Ana')],
      [people.block, people.blockName('Ana')],
      [report.open, report.openFor('Ana')],
      [report.open, report.anyone],
      [passkeys.rename, passkeys.renameKey('Ana')],
      [passkeys.remove, passkeys.removeKey('Ana')],
    ] as const;
    for (const [text, name] of buttons) expect(name.toLowerCase(), language).toContain(text.toLowerCase());
  }
});

test('“you” is never used as a name', async () => {
  const forbidden =
    /\b(to|from|by) You\b|\b(an|von|für|mit) Du\b|\b(à|de|par|pour|avec) Toi\b|: Te\b|null|undefined/;
  for (const [language, { sheet }] of await inEveryLanguage('sheet')) {
    const texts = [
      ...[null, 'Anna'].flatMap((who) => [
        sheet.to(who),
        sheet.by(who),
        sheet.lastHand(who),
        sheet.lastTricks(who),
        sheet.call(who, 'Tichu', true),
        sheet.givenTo(who, 'Mei'),
        sheet.givenTo('Mei', who),
      ]),
      sheet.youWonWith('Mei'),
    ];
    expect(
      texts.filter((text) => forbidden.test(text)),
      language,
    ).toEqual([]);
    expect(new Set(texts).size, language).toBe(texts.length);
  }
});

test('the page’s description is in English until another language is loaded', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  expect(page).toContain(`name="description" content="${app.description}"`);
});
