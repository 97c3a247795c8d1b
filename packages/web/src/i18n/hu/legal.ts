export const legal = {
  about: 'Erről a szerverről',
  titles: { privacy: 'Adatvédelem', terms: 'Felhasználási feltételek', imprint: 'Impresszum' },
  missing: 'A szerver üzemeltetője nem írta meg ezt a szöveget.',
  failed: 'A szöveg betöltése nem sikerült. Próbáld újra egy pillanat múlva.',
};
