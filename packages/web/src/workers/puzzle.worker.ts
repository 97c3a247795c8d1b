import kernel from '@schupf/bots/assets/kernel.wasm?url';
import weights from '@schupf/bots/assets/nanjing-1.weights?url';
import { Tutor } from '@schupf/puzzles/judging';
import { type RulesRequest, readRules } from '@schupf/rules';
import type { FromTutor, ToTutor } from '../puzzles/tutor-messages.ts';
import { NetworkSource } from './network-source.ts';

const source = new NetworkSource({ name: 'nanjing-1', weights, kernel });
let tutor: Tutor | null = null;

function post(message: FromTutor): void {
  postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<ToTutor>) => void answer(data));

async function answer(question: ToTutor): Promise<void> {
  tutor ??= await openTutor(question.rules);
  switch (question.type) {
    case 'show':
      return post({ type: 'show', shown: tutor?.show(question.puzzle, question.action) ?? null });
    case 'push': {
      const { puzzle, action, worlds } = question;
      return post({ type: 'push', verdict: tutor?.weighPush(puzzle, action, worlds) ?? null });
    }
  }
}

/** All packs have the same rules so far. */
async function openTutor(request: RulesRequest): Promise<Tutor | null> {
  const networks = await source.get();
  const rules = readRules(request);
  return networks === null || !rules.ok ? null : new Tutor(rules.rules, networks);
}
