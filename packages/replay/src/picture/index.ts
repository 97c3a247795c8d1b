export { CARD_COLOURS } from './card-drawing.ts';
export { momentPicture, PICTURE_SIZE, type PictureTexts } from './moment-picture.ts';
