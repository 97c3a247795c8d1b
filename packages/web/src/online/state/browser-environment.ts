import { type Environment, SUBPROTOCOL } from '@schupf/protocol';
import { absolute } from '../../app/router.ts';
import { socketAddress } from '../model/socket-address.ts';

/** The socket, the clock and the random numbers of a browser. */
export const browser: Environment = {
  connect: (events) => {
    const socket = new WebSocket(socketAddress(absolute('')), SUBPROTOCOL);
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
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
};
