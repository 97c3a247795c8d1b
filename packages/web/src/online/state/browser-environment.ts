import { type Environment, SUBPROTOCOL } from '@schupf/protocol';
import { absolute, paramsOn } from '../../app/router.ts';
import { socketAddress } from '../model/socket-address.ts';
import { sharedTableAddress } from '../online-addresses.ts';

/** The socket, the clock and the random numbers of a browser. */
export const browser: Environment = {
  connect: (events) => {
    const table = paramsOn(sharedTableAddress)?.code ?? null;
    const socket = new WebSocket(socketAddress(absolute(''), table), SUBPROTOCOL);
    socket.onopen = () => events.opened();
    socket.onmessage = ({ data }) => events.received(String(data));
    socket.onclose = () => events.closed();
    return { send: (text) => socket.send(text), close: () => socket.close() };
  },
  now: () => performance.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  // A session lasts as long as the tab. Without storage, the page only forgets its salts when it is loaded again.
  keepsakes: {
    load: (key) => attempt(() => sessionStorage.getItem(key)) ?? null,
    save: (key, text) => attempt(() => sessionStorage.setItem(key, text)),
  },
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
};

/** Storage may be switched off or full. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
