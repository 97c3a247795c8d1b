import { lazy } from '../app/lazy.tsx';

/** Loaded when a reader asks for a picture. */
export const PicturePanel = lazy(async () => (await import('./PicturePanel.tsx')).PicturePanel);
