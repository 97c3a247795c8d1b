export * from './cards.ts';
export * from './record/record.ts';
