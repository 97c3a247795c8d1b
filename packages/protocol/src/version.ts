/** The WebSocket subprotocol. A server that does not support this version refuses the socket. */
export const SUBPROTOCOL = 'schupf.v2.json';

/** The path at which the server accepts sockets. */
export const SOCKET_PATH = '/socket';
