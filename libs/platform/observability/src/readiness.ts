import { deadline, DeadlineError } from '@groundwork/platform-time';
import { expectSuccess } from './last-success.ts';
import { gauge } from './service-metrics.ts';
import { currentService, inService } from './service-scope.ts';

export type ReadinessCheck = () => Promise<void>;

const answerMs = 1500;

const partReady = gauge({
  name: 'groundwork_part_ready',
  help: '1 if the part passed its last check, else 0',
  labelNames: ['part'],
});

interface Part {
  check: ReadinessCheck;
  recordSuccess: () => void;
}

export class Readiness {
  version = '';
  private readonly service = currentService();
  private readonly checks = new Map<string, Part>();
  private readonly neighbors: Readiness[] = [];
  private stopping = false;

  add(name: string, check: ReadinessCheck): void {
    this.checks.set(name, { check, recordSuccess: expectSuccess(name) });
  }

  include(neighbor: Readiness): void {
    this.neighbors.push(neighbor);
  }

  stop(): void {
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  async report(): Promise<{ ready: boolean; parts: Record<string, string> }> {
    const reports = this.neighbors.map((neighbor) => neighbor.reportAs(`${neighbor.service}: `));
    const answers = (await Promise.all([this.reportAs(''), ...reports])).flat();
    const parts = Object.fromEntries(answers);
    const ready = !this.stopping && answers.every(([, answer]) => answer === 'ok');
    return { ready, parts: this.stopping ? { ...parts, process: 'stopping' } : parts };
  }

  private reportAs(prefix: string): Promise<(readonly [string, string])[]> {
    return inService(this.service, () =>
      Promise.all(
        [...this.checks].map(async ([name, part]) => [prefix + name, await tryPart(name, part)] as const),
      ),
    );
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
