import { Clock } from '@groundwork/platform-time';

export class SettableClock extends Clock {
  private at: number;

  constructor(at: string) {
    super();
    this.at = Date.parse(at);
  }

  override now(): Date {
    return new Date(this.at);
  }

  advance(ms: number): void {
    this.at += ms;
  }
}
