export { FakeClock } from './fake-clock.ts';
export { MemoryStore } from './memory-store.ts';
export { SeededChance } from './seeded-chance.ts';
