/** Named when a socket is opened. A server that does not speak it refuses the socket. */
export const SUBPROTOCOL = 'schupf.v2.json';

/** Where a server of ours listens for sockets. */
export const SOCKET_PATH = '/socket';
