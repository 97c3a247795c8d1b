import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { answerQuestions } from '../threads/answer-questions.ts';
import { pictureOf } from './invitation-picture.ts';
import type { InvitationText } from './invitation-text.ts';
import { PICTURE_SIZE } from './preview-tags.ts';

const read = (file: string) => readFileSync(new URL(import.meta.resolve(file)));

const fonts = ['latin', 'latin-ext'].map((subset) =>
  read(`@fontsource/fraunces/files/fraunces-${subset}-700-normal.woff2`),
);
const cards = `data:image/png;base64,${read('../../assets/cards.png').toString('base64')}`;
await initWasm(read('@resvg/resvg-wasm/index_bg.wasm'));

answerQuestions((text: InvitationText): Uint8Array => {
  const picture = new Resvg(pictureOf(text, { cards }), {
    fitTo: { mode: 'width', value: PICTURE_SIZE.width },
    font: { fontBuffers: fonts, defaultFontFamily: 'Fraunces' },
  });
  return picture.render().asPng();
});
