import { inLane } from '@groundwork/platform-database';
import { currentService, type Reading, readings } from '@groundwork/platform-observability';

type Count = () => Promise<number>;

interface Work {
  service: string;
  work: string;
  count: Count;
}

const works = new Set<Work>();

async function rowsOf({ service, work, count }: Work): Promise<Reading<'work'>[]> {
  const value = await inLane('upkeep', count).catch(() => undefined);
  return value === undefined ? [] : [{ service, labels: { work }, value }];
}

readings(
  {
    name: 'groundwork_set_aside_rows',
    help: 'Rows that are not due any more, because each try ended its process. Nothing while PostgreSQL is away',
    labelNames: ['work'],
  },
  async () => (await Promise.all([...works].map(rowsOf))).flat(),
);

export function registerSetAside(work: string, count: Count): () => void {
  const entry = { service: currentService(), work, count };
  works.add(entry);
  return () => works.delete(entry);
}
