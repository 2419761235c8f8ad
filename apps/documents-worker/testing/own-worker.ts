import { type RunningService, runService } from '@groundwork/testing';
import { documentsWorkerConfig } from '../src/documents-worker.config.ts';
import { documentsWorkerModule } from '../src/documents-worker.module.ts';

export const noTrace = '00-00000000000000000000000000000000-0000000000000000-00';

/** The worker in this process, with the real servers of the tests. */
export class OwnWorker {
  private running: RunningService | undefined;

  async start(environment: Record<string, string>, maxReadingMs?: number): Promise<void> {
    this.running = await runService({
      service: 'documents-worker',
      config: documentsWorkerConfig,
      module: (config) => documentsWorkerModule(config, maxReadingMs),
      environment,
    });
  }

  /** Those of /readyz. */
  async parts(): Promise<Record<string, string>> {
    const reply = await fetch(`${await this.running?.app.getUrl()}/readyz`);
    return ((await reply.json()) as { parts: Record<string, string> }).parts;
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
  }
}
