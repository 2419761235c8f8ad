import { metrics } from '@groundwork/platform-observability';
import { Gauge } from 'prom-client';

type Count = () => Promise<Record<string, number>>;

const queues = new Map<string, Count>();

new Gauge({
  name: 'groundwork_queue_jobs',
  help: 'Jobs of a queue by state: waiting, prioritized, active, delayed. Nothing while Redis is away',
  labelNames: ['queue', 'state'],
  registers: [metrics],
  async collect() {
    this.reset();
    for (const [queue, count] of queues) {
      for (const [state, jobs] of Object.entries(await count().catch(() => ({})))) {
        this.set({ queue, state }, jobs);
      }
    }
  },
});

export function registerDepth(queue: string, count: Count): () => void {
  queues.set(queue, count);
  return () => queues.delete(queue);
}
