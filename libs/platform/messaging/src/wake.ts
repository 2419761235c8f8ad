export class Wake {
  private woken = false;
  private resolve: (() => void) | undefined;

  now(): void {
    this.woken = true;
    this.resolve?.();
  }

  async within(ms: number): Promise<void> {
    if (!this.woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.resolve = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.woken = false;
    this.resolve = undefined;
  }
}
