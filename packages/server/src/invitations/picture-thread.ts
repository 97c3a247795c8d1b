import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { pictureOf } from './invitation-picture.ts';
import type { FromPainter, ToPainter } from './picture-painter.ts';
import { PICTURE_SIZE } from './preview-tags.ts';

const read = (file: string) => readFileSync(new URL(import.meta.resolve(file)));

const fonts = ['latin', 'latin-ext'].map((subset) =>
  read(`@fontsource/fraunces/files/fraunces-${subset}-700-normal.woff2`),
);
const cards = `data:image/png;base64,${read('../../assets/cards.png').toString('base64')}`;
await initWasm(read('@resvg/resvg-wasm/index_bg.wasm'));

parentPort!.on('message', ({ call, text }: ToPainter) => {
  const picture = new Resvg(pictureOf(text, { cards }), {
    fitTo: { mode: 'width', value: PICTURE_SIZE.width },
    font: { fontBuffers: fonts, defaultFontFamily: 'Fraunces' },
  });
  send({ call, png: picture.render().asPng() });
});

function send(message: FromPainter): void {
  parentPort!.postMessage(message);
}
