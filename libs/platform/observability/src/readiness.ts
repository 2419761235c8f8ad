import { deadline, DeadlineError } from '@groundwork/platform-time';
import { Gauge } from 'prom-client';
import { expectSuccess } from './last-success.ts';
import { metrics } from './metrics.ts';

export type ReadinessCheck = () => Promise<void>;

const answerMs = 1500;

const partReady = new Gauge({
  name: 'groundwork_part_ready',
  help: '1 if the part passed its last check, else 0',
  labelNames: ['part'],
  registers: [metrics],
});

interface Part {
  check: ReadinessCheck;
  recordSuccess: () => void;
}

export class Readiness {
  version = '';
  private readonly checks = new Map<string, Part>();
  private stopping = false;

  add(name: string, check: ReadinessCheck): void {
    this.checks.set(name, { check, recordSuccess: expectSuccess(name) });
  }

  stop(): void {
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  async report(): Promise<{ ready: boolean; parts: Record<string, string> }> {
    const answers = await Promise.all(
      [...this.checks].map(async ([name, part]) => [name, await tryPart(name, part)] as const),
    );
    const parts = Object.fromEntries(answers);
    const ready = !this.stopping && answers.every(([, answer]) => answer === 'ok');
    return { ready, parts: this.stopping ? { ...parts, process: 'stopping' } : parts };
  }
}

async function tryPart(name: string, { check, recordSuccess }: Part): Promise<string> {
  const answer = await answerOf(check);
  partReady.set({ part: name }, answer === 'ok' ? 1 : 0);
  if (answer === 'ok') recordSuccess();
  return answer;
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
