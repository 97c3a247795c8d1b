/** Sent when a socket is opened. A server that does not speak this version refuses the socket. */
export const SUBPROTOCOL = 'schupf.v2.json';

/** The path at which the server accepts sockets. */
export const SOCKET_PATH = '/socket';
