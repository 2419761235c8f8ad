import { Clock } from '@groundwork/platform-time';

/** A clock that stands still until a test moves it on. */
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
