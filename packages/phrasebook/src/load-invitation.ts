import type { invitation } from './en/invitation.ts';
import type { Language, Loaders } from './languages.ts';

export type InvitationWords = typeof invitation;

const LOADERS: Loaders<{ readonly invitation: InvitationWords }> = {
  de: () => import('./de/invitation.ts'),
  en: () => import('./en/invitation.ts'),
  fr: () => import('./fr/invitation.ts'),
  hu: () => import('./hu/invitation.ts'),
};

/** The texts of an invitation to a table. */
export const loadInvitationWords = async (language: Language): Promise<InvitationWords> =>
  (await LOADERS[language]()).invitation;
