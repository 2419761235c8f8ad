export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export abstract class Clock {
  abstract now(): Date;

  today(): string {
    return dayOf(this.now());
  }
}

class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}

export const systemClock: Clock = new SystemClock();
