export const legal = {
  about: 'À propos de ce serveur',
  titles: { privacy: 'Confidentialité', terms: 'Conditions d’utilisation', imprint: 'Mentions légales' },
  missing: 'L’exploitant de ce serveur n’a pas écrit ce texte.',
  failed: 'Ce texte n’a pas pu être chargé. Réessaie dans un instant.',
};
