import { inLane } from '@groundwork/platform-database';
import { metrics } from '@groundwork/platform-observability';
import { Gauge } from 'prom-client';

type Count = () => Promise<number>;

const works = new Map<string, Count>();

new Gauge({
  name: 'groundwork_set_aside_rows',
  help: 'Rows that are not due any more, because each try ended its process. Nothing while PostgreSQL is away',
  labelNames: ['work'],
  registers: [metrics],
  async collect() {
    this.reset();
    for (const [work, count] of works) {
      const rows = await inLane('upkeep', count).catch(() => undefined);
      if (rows !== undefined) this.set({ work }, rows);
    }
  },
});

export function registerSetAside(work: string, count: Count): () => void {
  works.set(work, count);
  return () => {
    if (works.get(work) === count) works.delete(work);
  };
}
