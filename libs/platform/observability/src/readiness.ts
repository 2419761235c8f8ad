import { deadline, DeadlineError } from '@groundwork/platform-time';

export type ReadinessCheck = () => Promise<void>;

const answerMs = 1500;

export class Readiness {
  version = '';
  private readonly checks = new Map<string, ReadinessCheck>();
  private stopping = false;

  add(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  stop(): void {
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  async report(): Promise<{ ready: boolean; parts: Record<string, string> }> {
    const answers = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await answerOf(check)] as const),
    );
    const parts = Object.fromEntries(answers);
    const ready = !this.stopping && answers.every(([, answer]) => answer === 'ok');
    return { ready, parts: this.stopping ? { ...parts, process: 'stopping' } : parts };
  }
}

async function answerOf(check: ReadinessCheck): Promise<string> {
  try {
    await deadline('The check', answerMs, check());
    return 'ok';
  } catch (error) {
    if (error instanceof DeadlineError) return `no answer within ${error.ms} ms`;
    return error instanceof Error ? error.message.slice(0, 200) : 'away';
  }
}
