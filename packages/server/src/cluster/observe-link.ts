import type { ClusterLink } from './link.ts';

export interface LinkObserver {
  /** Called with the number of seconds that an answered request took. */
  readonly onAnswered: (subject: string, seconds: number) => void;
  readonly onUnanswered: (subject: string, reason: 'nobody' | 'timeout') => void;
}

/**
 * The same link. Reports what becomes of requests, by the first part of their subjects: the rest may name one of many
 * processes.
 */
export function observeLink(link: ClusterLink, { onAnswered, onUnanswered }: LinkObserver): ClusterLink {
  return {
    get isUp() {
      return link.isUp;
    },
    publish: (subject, value) => link.publish(subject, value),
    async request(subject, value, timeoutMs) {
      const [kind] = subject.split('.') as [string];
      const start = performance.now();
      const answer = await link.request(subject, value, timeoutMs);
      if (answer.type === 'answered') onAnswered(kind, (performance.now() - start) / 1000);
      else onUnanswered(kind, answer.type);
      return answer;
    },
    listen: (subject, onMessage, options) => link.listen(subject, onMessage, options),
    answer: (subject, answer, options) => link.answer(subject, answer, options),
    onChange: (listener) => link.onChange(listener),
    close: () => link.close(),
  };
}
