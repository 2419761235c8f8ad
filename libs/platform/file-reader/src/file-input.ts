export class FileInput implements AsyncIterable<Uint8Array> {
  private part: Uint8Array | undefined;
  private isEnded = false;
  private consumed: () => void = () => undefined;
  private arrived: () => void = () => undefined;

  push(part: Uint8Array): Promise<void> {
    this.part = part;
    this.arrived();
    return new Promise((resolve) => {
      this.consumed = resolve;
    });
  }

  end(): void {
    this.isEnded = true;
    this.arrived();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for (;;) {
      while (this.part === undefined && !this.isEnded)
        await new Promise<void>((resolve) => {
          this.arrived = resolve;
        });
      const { part } = this;
      if (part === undefined) return;
      yield part;
      this.part = undefined;
      this.consumed();
    }
  }
}
