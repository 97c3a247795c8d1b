/** What the operator of the server says about it. */
export const legal = {
  about: 'About this server',
  titles: { privacy: 'Privacy', terms: 'Terms', imprint: 'Imprint' },
  missing: 'The operator of this server hasn’t written this text.',
  failed: 'This text didn’t load. Try again in a moment.',
};
