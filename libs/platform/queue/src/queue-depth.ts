import { currentService, type Reading, readings } from '@groundwork/platform-observability';

type Count = () => Promise<Record<string, number>>;
type Depth = Reading<'queue' | 'state'>;

interface Queue {
  service: string;
  queue: string;
  count: Count;
}

const queues = new Set<Queue>();

async function depthsOf({ service, queue, count }: Queue): Promise<Depth[]> {
  const jobs = Object.entries(await count().catch(() => ({})));
  return jobs.map(([state, value]) => ({ service, labels: { queue, state }, value }));
}

readings(
  {
    name: 'groundwork_queue_jobs',
    help: 'Jobs of a queue by state: waiting, prioritized, active, delayed. Nothing while Redis is away',
    labelNames: ['queue', 'state'],
  },
  async () => (await Promise.all([...queues].map(depthsOf))).flat(),
);

export function registerDepth(queue: string, count: Count): () => void {
  const entry = { service: currentService(), queue, count };
  queues.add(entry);
  return () => queues.delete(entry);
}
