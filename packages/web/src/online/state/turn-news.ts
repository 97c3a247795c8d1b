import { effect, signal } from '@preact/signals';
import { connectionNumber, serverClient, turnNews } from './server-connection.ts';

/** How many parts of the page want to know. */
const subscribers = signal(0);
/** The number of the connection that reports news. */
let subscribed: number | null = null;

effect(() => {
  // A new connection has to subscribe again.
  const connection = connectionNumber.value;
  const isWanted = subscribers.value > 0;
  if (isWanted && subscribed !== connection) serverClient().turns(true);
  if (!isWanted && subscribed === connection) serverClient().turns(false);
  subscribed = isWanted ? connection : null;
});

/** Calls back whenever the list of the player's tables may have changed, until the result is called. */
export function followTurns(listener: () => void): () => void {
  subscribers.value++;
  let known = turnNews.peek();
  const stop = effect(() => {
    const number = turnNews.value;
    if (number !== known) listener();
    known = number;
  });
  return () => {
    stop();
    subscribers.value--;
  };
}
