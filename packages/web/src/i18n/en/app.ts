export const app = {
  /** For search engines and the list of installed apps. */
  description: 'Play the card game Tichu against strong bots or with friends, online or offline.',
  skip: 'Skip to content',
  home: 'Home',
  play: 'Play',
  tables: 'Tables',
  rules: 'Rules',
  matches: 'Matches',
  replay: 'Replay',
  settings: 'Settings',
  language: 'Language',
  pages: 'Pages',
  loading: 'One moment…',
  broken: {
    title: 'Something went wrong',
    text: 'This is our mistake, not yours. Your match is saved and will continue where you left off.',
    again: 'Reload page',
    home: 'Go to home page',
  },
  missing: 'This part of the app couldn’t be loaded. Are you offline?',
  update: {
    text: 'A new version is available.',
    now: 'Update now',
    later: 'Later',
  },
  offline: 'Ready to play offline.',
  close: 'Close',
};
