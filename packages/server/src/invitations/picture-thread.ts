import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { PICTURE_SIZE } from '@schupf/replay/picture';
import { drawMoment } from '../replays/draw-moment.ts';
import { answerQuestions } from '../threads/answer-questions.ts';
import { pictureOf } from './invitation-picture.ts';
import type { Picture } from './picture-painter.ts';

const read = (file: string) => readFileSync(new URL(import.meta.resolve(file)));

const fonts = ['latin', 'latin-ext'].map((subset) =>
  read(`@fontsource/fraunces/files/fraunces-${subset}-700-normal.woff2`),
);
const cards = `data:image/png;base64,${read('../../assets/cards.png').toString('base64')}`;
await initWasm(read('@resvg/resvg-wasm/index_bg.wasm'));

answerQuestions(async (picture: Picture): Promise<Uint8Array | null> => {
  const svg =
    picture.type === 'invitation' ? pictureOf(picture.text, { cards }) : await drawMoment(picture.moment);
  if (svg === null) return null;
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: PICTURE_SIZE.width },
    font: { fontBuffers: fonts, defaultFontFamily: 'Fraunces' },
  });
  return image.render().asPng();
});
