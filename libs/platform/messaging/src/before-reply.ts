export interface OwedEvents {
  type: string;
  of: string;
}

type Publish = (owed: readonly OwedEvents[], msLeft: number) => Promise<void>;

export class BeforeReply {
  private readonly duties: Publish[] = [];

  add(duty: Publish): void {
    this.duties.push(duty);
  }

  async run(owed: readonly OwedEvents[], msLeft: number): Promise<void> {
    for (const duty of this.duties) await duty(owed, msLeft);
  }
}
