import type { ChildProcess } from 'node:child_process';
import { endReader } from './reader-process.ts';

interface WarmReader {
  readonly child: ChildProcess;
  readonly owner: string;
  readonly timer: NodeJS.Timeout;
}

export interface WarmLimits {
  readonly files: number;
  readonly idleMs: number;
}

const usualLimits: WarmLimits = { files: 20, idleMs: 30_000 };

/** Readers with warm code wait for the next file of the same owner. A file of another owner never meets them. */
export class WarmReaders {
  private readonly waiting: WarmReader[] = [];
  private readonly files = new WeakMap<ChildProcess, number>();

  constructor(private readonly limits = usualLimits) {}

  /** If none has read for this owner, one of another owner ends, so that there are no more than files at once. */
  take(owner: string): ChildProcess | undefined {
    const warm = this.waiting.find((each) => each.owner === owner && each.child.connected);
    const leaving = warm ?? this.waiting[0];
    if (leaving) this.remove(leaving);
    if (warm) return warm.child;
    if (leaving) void endReader(leaving.child);
    return undefined;
  }

  async keep(child: ChildProcess, owner: string): Promise<void> {
    const files = (this.files.get(child) ?? 0) + 1;
    this.files.set(child, files);
    if (files >= this.limits.files || !child.connected) {
      await endReader(child);
      return;
    }
    const end = () => {
      this.remove(warm);
      void endReader(child);
    };
    const warm = { child, owner, timer: setTimeout(end, this.limits.idleMs).unref() };
    this.waiting.push(warm);
  }

  async end(): Promise<void> {
    await Promise.all(
      [...this.waiting].map((warm) => {
        this.remove(warm);
        return endReader(warm.child);
      }),
    );
  }

  private remove(warm: WarmReader): void {
    clearTimeout(warm.timer);
    this.waiting.splice(this.waiting.indexOf(warm), 1);
  }
}
