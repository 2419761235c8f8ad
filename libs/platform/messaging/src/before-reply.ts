export class BeforeReply {
  private readonly duties: (() => Promise<void>)[] = [];

  add(duty: () => Promise<void>): void {
    this.duties.push(duty);
  }

  async run(): Promise<void> {
    for (const duty of this.duties) await duty();
  }
}
