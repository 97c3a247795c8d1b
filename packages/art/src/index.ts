export {
  BACK,
  CARD_SIZE,
  type FaceLayout,
  type FacePart,
  faceParts,
  JADE_LAYOUT,
  type PartRole,
} from './face.ts';
export { spriteMarkup } from './sprite.ts';
