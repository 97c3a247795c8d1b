export const legal = {
  about: 'Über diesen Server',
  titles: { privacy: 'Datenschutz', terms: 'Nutzungsbedingungen', imprint: 'Impressum' },
  missing: 'Der Betreiber dieses Servers hat diesen Text nicht geschrieben.',
  failed: 'Der Text konnte nicht geladen werden. Versuch es gleich noch einmal.',
};
