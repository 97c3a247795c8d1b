"""Just enough of HTTP and WebSocket (RFC 6455) for client.py, with the standard library only."""
import base64, hashlib, http.client, json, os, socket, ssl, struct, urllib.parse

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


def request(address, method, path, body, cookie):
    """Sends JSON and returns the answer and the cookie; raises ValueError if the server refuses."""
    url = urllib.parse.urlsplit(address)
    kind = http.client.HTTPSConnection if url.scheme == "https" else http.client.HTTPConnection
    connection = kind(url.hostname, url.port, timeout=20)
    headers = {"Content-Type": "application/json"}
    if cookie:  # the server accepts a cookie only with an Origin header that names the server
        headers |= {"Cookie": cookie, "Origin": address}
    connection.request(method, path, json.dumps(body), headers)
    response = connection.getresponse()
    answer = json.loads(response.read() or b"null")
    if response.status >= 400:
        raise ValueError(f"{path}: {answer['problem']}")
    set_cookie = response.getheader("Set-Cookie")
    return answer, set_cookie.split(";")[0] if set_cookie else cookie


class WebSocket:
    """One connection. Any failure raises an OSError."""

    def __init__(self, address, path, protocol, cookie):
        url = urllib.parse.urlsplit(address)
        secure = url.scheme == "https"
        self.socket = socket.create_connection((url.hostname, url.port or (443 if secure else 80)), 20)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        self.buffer = b""
        self.parts = []  # of a message that arrives in several frames
        self.handshake(url.netloc, address, path, protocol, cookie)

    def handshake(self, host, origin, path, protocol, cookie):
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Protocol: {protocol}",
                 f"Origin: {origin}", f"Cookie: {cookie}"]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        while b"\r\n\r\n" not in self.buffer:
            self.read_more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        digest = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        status = head.split(b"\r\n")[0].decode()
        if " 101 " not in status or base64.b64encode(digest) not in head:
            raise ConnectionError(f"WebSocket handshake failed: {status}")

    def send(self, text):
        self.send_frame(TEXT, text.encode())

    def receive(self, seconds):
        """The next message; None if there is none within this time."""
        self.socket.settimeout(seconds)
        while True:
            try:
                final, kind, data = self.read_frame()
            except TimeoutError:
                return None
            if kind == PING:
                self.send_frame(PONG, data)
            elif kind == CLOSE:
                raise ConnectionError("closed by the server")
            elif kind != PONG:
                self.parts.append(data)
                if final:
                    message, self.parts = b"".join(self.parts), []
                    return message.decode()

    def close(self):
        self.socket.close()

    def send_frame(self, kind, data):
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else struct.pack(">BH", 0x80 | 126, size)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.socket.sendall(bytes([0x80 | kind]) + length + mask + masked)

    def read_frame(self):
        """Takes nothing out of the buffer until the frame is complete, because a timeout may interrupt it anywhere."""
        self.fill_buffer(2)
        first, size, start = self.buffer[0], self.buffer[1] & 0x7F, 2
        if size >= 126:
            width = 2 if size == 126 else 8
            self.fill_buffer(start + width)
            size, start = int.from_bytes(self.buffer[start:start + width], "big"), start + width
        self.fill_buffer(start + size)
        data, self.buffer = self.buffer[start:start + size], self.buffer[start + size:]
        return bool(first & 0x80), first & 0x0F, data

    def fill_buffer(self, size):
        while len(self.buffer) < size:
            self.read_more()

    def read_more(self):
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("the connection is gone")
        self.buffer += data
