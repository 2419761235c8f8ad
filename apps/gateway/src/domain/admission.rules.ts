export type CallerClass = 'session' | 'token' | 'anonymous';

/** Also people leave a part: each sign-in begins as a stranger. */
const shares: Readonly<Record<CallerClass, number>> = { session: 0.875, token: 0.75, anonymous: 0.5 };

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
  private readonly running = { people: 0, strangers: 0 };
  private readonly byCaller = new Map<string, number>();

  constructor(private readonly limits: AdmissionLimits) {}

  refusalOf({ caller, callerClass, cost }: AdmissionRequest): 'caller' | 'all' | undefined {
    const own = this.byCaller.get(caller) ?? 0;
    const free = this.freeFor(callerClass);
    if (own > 0 && own + cost > Math.min(this.limits.perCaller, free * shareOfFree)) return 'caller';
    return cost > free ? 'all' : undefined;
  }

  private freeFor(callerClass: CallerClass): number {
    const { all } = this.limits;
    const { people, strangers } = this.running;
    return Math.min(all - people - strangers, all * shares[callerClass] - this.running[poolOf(callerClass)]);
  }

  enter({ caller, callerClass, cost }: AdmissionRequest): () => void {
    const add = (change: number) => {
      this.running[poolOf(callerClass)] += change;
      const running = (this.byCaller.get(caller) ?? 0) + change;
      if (running > 0) this.byCaller.set(caller, running);
      else this.byCaller.delete(caller);
    };
    add(cost);
    let isInside = true;
    return () => {
      if (isInside) add(-cost);
      isInside = false;
    };
  }
}

const poolOf = (callerClass: CallerClass) => (callerClass === 'session' ? 'people' : 'strangers');
