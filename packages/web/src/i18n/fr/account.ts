import { plural } from '@schupf/phrasebook';
import type { account as english } from '../en/account.ts';
import { of } from './elision.ts';

export const account: typeof english = {
  signUp: {
    title: 'Créer un compte',
    text: 'Garde ton nom et tes parties ici grâce à une clé d’accès : ton empreinte, ton visage ou le code PIN de ton appareil. Ni mot de passe, ni adresse e-mail. Tes autres appareils sont déconnectés.',
    button: 'Créer une clé d’accès',
    done: 'Ton nom et tes parties sont gardés ici.',
  },
  signIn: {
    title: 'Se connecter',
    text: 'Tu as déjà gardé ton nom ici ? Connecte-toi avec ta clé d’accès.',
    asGuest: (name) =>
      `Si tu te connectes ici sous un autre nom, tu ne joueras plus en tant que ${name}, même aux tables où tu joues en ce moment.`,
    button: 'Utiliser ma clé d’accès',
    known: 'Se connecter sous un autre nom',
    lost: 'Pas de clé d’accès ?',
    lostText:
      'Utilise un de tes codes de secours. Il sert une seule fois et déconnecte tous tes autres appareils.',
    code: 'Code de secours',
    useCode: 'Se connecter avec ce code',
  },
  unavailable: {
    'no-https':
      'Les navigateurs n’acceptent les clés d’accès que par HTTPS, et cette page est arrivée sans. L’exploitant de ce serveur peut l’ajouter.',
    'no-hostname':
      'Tu as ouvert ce serveur par son adresse IP, et les navigateurs n’acceptent les clés d’accès que pour un nom. Si le serveur a un nom, passe par lui.',
    'this-machine': (address) =>
      `Tu as ouvert ce serveur par son adresse IP, et les navigateurs n’acceptent les clés d’accès que pour un nom. Sur cet ordinateur, elles marchent à l’adresse ${address}.`,
    'other-address': (address) => `Les clés d’accès ne marchent qu’à l’adresse de ce serveur : ${address}`,
    'no-browser': 'Ce navigateur n’accepte pas les clés d’accès. Mets-le à jour, ou essaie avec un autre.',
  },
  goThere: {
    button: 'Continuer là-bas',
    text: 'Tu gardes ton nom. Tes réglages et tes parties contre des bots restent ici, dans ce navigateur.',
  },
  otherwise: 'Tu peux quand même jouer, et ajouter d’autres appareils avec un lien.',
  problems: {
    cancelled: 'Aucune clé d’accès n’a été utilisée. Tu peux réessayer à tout moment.',
    'wrong-passkey': 'Cette clé d’accès est inconnue ici.',
    'wrong-code': 'Ce code est faux ou a déjà servi.',
    'already-here': 'Cet appareil a déjà une clé d’accès pour ton compte.',
    'too-fast': 'C’était trop souvent. Réessaie dans une heure.',
    full: 'Tu as trop de clés d’accès. Supprimes-en une d’abord.',
    'last-passkey':
      'C’est ta dernière clé d’accès et tu n’as plus de codes de secours. Crée d’abord de nouveaux codes.',
  },
  confirm: {
    title: 'Confirme que c’est toi',
    text: 'Pour que personne d’autre ne le fasse à ta place, montre que c’est bien toi.',
    passkey: 'Utiliser ma clé d’accès',
    code: 'Utiliser un code de secours',
    codeText: 'Le code ne servira plus, et tous tes autres appareils seront déconnectés.',
    go: 'Confirmer',
  },
  codes: {
    title: 'Codes de secours',
    shown: 'Tes codes de secours',
    lead: 'Si tu perds tous tes appareils, un de ces codes te permet de revenir. Ils ne s’affichent que maintenant, alors garde-les en lieu sûr. Chacun sert une seule fois.',
    paper: (name, server) => `Codes de secours ${of(name)} pour ${server}`,
    copy: 'Copier',
    copied: 'C’est copié',
    print: 'Imprimer',
    download: 'Télécharger',
    done: 'Ils sont en lieu sûr',
    left: (count) =>
      count === 0
        ? 'Tu n’as plus de codes de secours. Sans tes clés d’accès, tu ne pourras pas revenir.'
        : `Il te reste ${count} ${plural('fr', count, { one: 'code', other: 'codes' })}.`,
    renew: 'Créer d’autres codes',
    renewText: 'Tu reçois dix nouveaux codes. Les anciens ne marcheront plus.',
  },
  passkeys: {
    title: 'Clés d’accès',
    text: 'Tu peux te connecter avec chacune d’elles.',
    used: (when) => `dernière utilisation : ${when}`,
    synced: 'sur plusieurs appareils',
    add: 'Ajouter une clé',
    rename: 'Renommer',
    renameKey: (name) => `Renommer ${name}`,
    name: 'Nom de la clé d’accès',
    remove: 'Supprimer',
    removeKey: (name) => `Supprimer ${name}`,
    removeText: 'Tu ne pourras plus te connecter avec elle. Supprime-la aussi sur l’appareil.',
    unnamed: 'Clé d’accès',
  },
  handle: {
    title: 'Identifiant',
    text: 'Il permet de te reconnaître. Il n’est qu’à toi, même si quelqu’un porte le même nom.',
    label: 'Ton identifiant',
    hint: 'De 3 à 20 lettres, chiffres et traits d’union isolés',
    save: 'Enregistrer',
    changeable: (when) => `Tu pourras le changer à partir du ${when}.`,
    taken: 'Quelqu’un a cet identifiant, ou un autre qui lui ressemble.',
    malformed:
      'Un identifiant a de 3 à 20 lettres sans accent, chiffres et traits d’union isolés, et commence par une lettre.',
    'too-soon': 'Tu ne peux changer d’identifiant que tous les 90 jours.',
  },
  guest: {
    title: (name) => `C’était toi, ${name} ?`,
    text: (name, matches) =>
      `Avant ta connexion, cet appareil jouait en tant que ${name} : ${matches}. Tu peux les ajouter à ton compte, une seule fois.`,
    matches: (count, isMore) =>
      `${isMore ? 'plus de ' : ''}${count} ${plural('fr', count, { one: 'partie terminée', other: 'parties terminées' })}`,
    join: 'Ajouter à mon compte',
    decline: 'Non merci',
    joined: 'C’est ajouté.',
    met: 'Tu étais à la même table que ce joueur : les parties restent séparées.',
    playing: 'Une de ses parties n’est pas finie. Réessaie quand elle le sera.',
  },
  devices: {
    others: 'Déconnecter les autres',
    othersText: 'Seul cet appareil restera connecté.',
  },
  export: {
    title: 'Tes données',
    text: 'Télécharge tout ce que ce serveur garde à ton sujet, avec toutes tes parties, dans une seule archive.',
    button: 'Télécharger',
  },
  leave: {
    hereText: 'Tu pourras te reconnecter avec une clé d’accès ou un code de secours.',
    everywhere: 'Se déconnecter partout',
    everywhereText:
      'Tous tes appareils seront déconnectés, celui-ci aussi. Tu pourras te reconnecter avec une clé d’accès ou un code de secours.',
    deleteText:
      'Ton nom, ton identifiant, tes clés d’accès, tes appareils, tes amis et ta liste de parties seront effacés. C’est définitif.',
  },
};
