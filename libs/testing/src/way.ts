import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that can be cut and opened again while the server itself stands. */
export class Way {
  private readonly sockets = new Set<Socket>();
  private readonly proxy: Server;
  private isOpen = true;

  private constructor(private readonly server: URL) {
    this.proxy = createServer((socket) => {
      this.carry(socket);
    });
  }

  /** An open one. */
  static async to(url: string): Promise<Way> {
    const way = new Way(new URL(url));
    await new Promise<void>((resolve) => way.proxy.listen(0, '127.0.0.1', resolve));
    return way;
  }

  /** The server's address, by this way. */
  get url(): string {
    const by = new URL(this.server);
    by.host = `127.0.0.1:${(this.proxy.address() as AddressInfo).port}`;
    return by.href;
  }

  open(): void {
    this.isOpen = true;
  }

  /** Whoever is on it is thrown off, and whoever comes is sent away: its port stays its own. */
  cut(): void {
    this.isOpen = false;
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.proxy.close(resolve));
  }

  private carry(socket: Socket): void {
    if (!this.isOpen) {
      socket.destroy();
      return;
    }
    const server = connect(Number(this.server.port), this.server.hostname);
    socket.pipe(server).pipe(socket);
    for (const end of [socket, server]) {
      this.sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        this.sockets.delete(end);
        socket.destroy();
        server.destroy();
      });
    }
  }
}
