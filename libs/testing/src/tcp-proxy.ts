import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private readonly proxy: Server;
  private isOpen = true;

  private constructor(private readonly server: URL) {
    this.proxy = createServer((socket) => {
      this.connectThrough(socket);
    });
  }

  static async to(url: string): Promise<TcpProxy> {
    const way = new TcpProxy(new URL(url));
    await new Promise<void>((resolve) => way.proxy.listen(0, '127.0.0.1', resolve));
    return way;
  }

  get url(): string {
    const by = new URL(this.server);
    by.host = `127.0.0.1:${(this.proxy.address() as AddressInfo).port}`;
    return by.href;
  }

  open(): void {
    this.isOpen = true;
  }

  /** Rejects new connections and closes the open ones; the port stays reserved. */
  cut(): void {
    this.isOpen = false;
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.proxy.close(resolve));
  }

  private connectThrough(socket: Socket): void {
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
