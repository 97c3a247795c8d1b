/**
 * The version of the logs this program writes. A log is a list of inputs, so a match in progress depends on what the
 * program makes of them. Raise the version with every change that would make a table fold old inputs differently, and
 * keep the old behaviour for tables whose `version` is lower: a match continues under a newer program exactly where it
 * was. From the newer program's first row on, inputs have the new version.
 *
 * 1. Tables with no one present played on. A person who took a bot's chair saw its hand. No one was asked about Tichu
 *    before the push. A bot's late answer was shown immediately. Bots risked the penalty for ignoring a wish.
 * 2. Such tables sleep. People take chairs only when the round is over. Where the push blocks calls, everyone is asked
 *    about Tichu before it. Bots' answers are shown at times fixed in advance. Bots fulfil a wish if they can.
 * 3. The caller may change the pace of a table and skip the rest of a round (`pace`, `skip`). An older program would
 *    ignore these rows and fold the following ones at the wrong times.
 * 4. By correspondence, proposals stay open as long as a move takes, and people can go on holiday (`holiday`). Where deals
 *    are fair, a secret and salts come before a match (`secret`, `commit-salt`, `reveal-salt`); an older program would deal
 *    other cards.
 * 5. By correspondence, people can say in advance that they pass (`pass-until`, `withdraw-pass`). An older program would
 *    not know these commands, and would wait for the passes that follow from them.
 */
export const LOG_VERSION = 5;

/** Logs of the first version do not state it. */
export const FIRST_LOG_VERSION = 1;
