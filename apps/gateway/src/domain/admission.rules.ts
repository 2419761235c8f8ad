export type CallerClass = 'session' | 'token' | 'anonymous';

/** Shares of the running work: strangers never fill the part of people with a session. */
const shares: Readonly<Record<CallerClass, number>> = { session: 1, token: 0.75, anonymous: 0.5 };

const shareOfFree = 0.5;

export interface AdmissionRequest {
  caller: string;
  callerClass: CallerClass;
  cost: number;
}

interface AdmissionLimits {
  all: number;
  perCaller: number;
}

export class Admission {
  private running = 0;
  private readonly byCaller = new Map<string, number>();

  constructor(private readonly limits: AdmissionLimits) {}

  refusalOf({ caller, callerClass, cost }: AdmissionRequest): 'caller' | 'all' | undefined {
    const own = this.byCaller.get(caller) ?? 0;
    if (own > 0 && own + cost > this.mostOfCaller()) return 'caller';
    return this.running + cost > this.limits.all * shares[callerClass] ? 'all' : undefined;
  }

  private mostOfCaller(): number {
    return Math.min(this.limits.perCaller, (this.limits.all - this.running) * shareOfFree);
  }

  enter({ caller, cost }: AdmissionRequest): () => void {
    this.add(caller, cost);
    let isInside = true;
    return () => {
      if (isInside) this.add(caller, -cost);
      isInside = false;
    };
  }

  private add(caller: string, cost: number): void {
    this.running += cost;
    const running = (this.byCaller.get(caller) ?? 0) + cost;
    if (running > 0) this.byCaller.set(caller, running);
    else this.byCaller.delete(caller);
  }
}
