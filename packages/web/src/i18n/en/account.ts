import { plural } from '@schupf/phrasebook';

/** Accounts: passkeys, recovery codes and what they allow. */
export const account = {
  signUp: {
    title: 'Create an account',
    text: 'Save your name and matches here with a passkey: your fingerprint, your face or the PIN of your device. You need no password and no e-mail address. On your other devices you’re signed out.',
    button: 'Save with a passkey',
    done: 'Your name and matches are saved.',
  },
  signIn: {
    title: 'Sign in',
    text: 'Have you saved your name before? Sign in with your passkey.',
    asGuest: (name: string) =>
      `If you sign in here as another player, you stop playing as ${name}, also at tables where you sit now.`,
    button: 'Sign in with a passkey',
    known: 'Sign in as another player',
    lost: 'No passkey at hand?',
    lostText: 'Use one of your recovery codes. It works once, and signs you out on all your other devices.',
    code: 'Recovery code',
    useCode: 'Sign in with this code',
  },
  /** Why passkeys cannot be used here. */
  unavailable: {
    'no-https':
      'Browsers allow passkeys only over HTTPS, and this page came without it. The operator of this server can set it up.',
    'no-hostname':
      'You’ve reached this server by its IP address, and browsers allow passkeys only for a name. If the server has a name, open it by that.',
    'this-machine': (address: string) =>
      `You’ve reached this server by its IP address, and browsers allow passkeys only for a name. On this computer, they work at ${address}.`,
    'other-address': (address: string) => `Passkeys work only at this server’s own address: ${address}`,
    'no-browser': 'This browser doesn’t support passkeys. Update it, or use another one.',
  },
  /** Leads to the address where they work. */
  goThere: {
    button: 'Continue there',
    text: 'You stay who you are. Your settings and your matches against bots stay here, in this browser.',
  },
  /** Follows the reason, for guests. */
  otherwise: 'You can still play, and use other devices by a link from this one.',
  problems: {
    cancelled: 'No passkey was used. Try again whenever you like.',
    'wrong-passkey': 'This passkey isn’t known here.',
    'wrong-code': 'This code is wrong or has been used.',
    'already-here': 'This device already has a passkey for your account.',
    'too-fast': 'That was too often. Try again in an hour.',
    full: 'You have too many passkeys. Remove one first.',
    'last-passkey': 'This is your last passkey, and you have no recovery codes. Create new codes first.',
  },
  confirm: {
    title: 'Confirm it’s you',
    text: 'This can’t be undone by others, so please show that it’s really you.',
    passkey: 'Use your passkey',
    code: 'Use a recovery code',
    codeText: 'This uses up the code and signs you out on all your other devices.',
    go: 'Confirm',
  },
  codes: {
    title: 'Recovery codes',
    shown: 'Your recovery codes',
    lead: 'If you lose all your devices, one of these codes brings you back. They’re shown only now, so keep them in a safe place. Each works once.',
    paper: (name: string, server: string) => `Recovery codes of ${name} for ${server}`,
    copy: 'Copy',
    copied: 'Copied',
    print: 'Print',
    download: 'Download',
    done: 'I’ve kept them safe',
    left: (count: number) =>
      count === 0
        ? 'You have no recovery codes. If you lose your passkeys, you can’t come back.'
        : `You have ${count} unused ${plural('en', count, { one: 'code', other: 'codes' })}.`,
    renew: 'Create new codes',
    renewText: 'You get ten new codes. The old ones no longer work.',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'You sign in with any of these.',
    used: (when: string) => `last used: ${when}`,
    synced: 'on several devices',
    add: 'Add a passkey',
    rename: 'Rename',
    renameKey: (name: string) => `Rename ${name}`,
    name: 'Name of the passkey',
    remove: 'Remove',
    removeKey: (name: string) => `Remove ${name}`,
    removeText: 'You can no longer sign in with it. Delete it on the device as well.',
    unnamed: 'Passkey',
  },
  handle: {
    title: 'Handle',
    text: 'Others find you by it. It’s yours alone, even if someone else has the same name.',
    label: 'Your handle',
    hint: '3 to 20 letters, digits and single hyphens',
    save: 'Save',
    changeable: (when: string) => `You can change it again on ${when}.`,
    taken: 'Someone has this handle, or one that looks like it.',
    malformed: 'A handle has 3 to 20 letters, digits and single hyphens, and begins with a letter.',
    'too-soon': 'You can change your handle only every 90 days.',
  },
  guest: {
    title: (name: string) => `Were you ${name} here?`,
    text: (name: string, matches: string) =>
      `Before you signed in, this device played as ${name}, with ${matches}. They can join your account, once.`,
    matches: (count: number, isMore: boolean) =>
      `${isMore ? 'more than ' : ''}${count} finished ${plural('en', count, { one: 'match', other: 'matches' })}`,
    join: 'Add them to mine',
    decline: 'No, thanks',
    joined: 'They’re yours now.',
    met: 'You and this guest were at the same table, so you can’t become one player.',
    playing: 'A match of this guest isn’t over yet. Try again when it is.',
  },
  devices: {
    others: 'Sign out all others',
    othersText: 'You stay signed in on this device only.',
  },
  export: {
    title: 'Your data',
    text: 'Download everything this server stores about you, with all your matches, as one archive.',
    button: 'Download my data',
  },
  leave: {
    hereText: 'You can sign in again with a passkey or a recovery code.',
    everywhere: 'Sign out everywhere',
    everywhereText:
      'You’ll be signed out on all devices, including this one. You can sign in again with a passkey or a recovery code.',
    deleteText:
      'This deletes your name, handle, passkeys, devices, friends and match list. It can’t be undone.',
  },
};
