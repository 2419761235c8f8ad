import { Autoscaler, settingsOfChart } from '../kubernetes/autoscaler.ts';
import { at, figuresFolder, figuresIn } from '../bench/figures.ts';
import { print } from '../local/progress.ts';
import { costsOf, HABITS, PRICES } from './costs.ts';
import { evenly, simulate } from './queue.ts';

const PAGES = 2;
const HOUR = 3600;
const RUSH = { share: 0.5, begins: 1200, seconds: 600 };

const measured = figuresIn(process.argv[2] ?? figuresFolder(), 'backlog');
if (measured === undefined) throw new Error('No backlog was measured: run "npm run bench:backlog" first.');
function valueOf(what: string) {
  const figure = measured?.find((figure) => figure.what === what);
  if (figure === undefined) throw new Error(`The last backlog has no figure "${what}".`);
  return figure.value;
}

const settings = settingsOfChart();

function hourWithRush(count: number) {
  const rushed = Math.round(count * RUSH.share);
  const calm = evenly(count - rushed, HOUR);
  const rush = evenly(rushed, RUSH.seconds).map((at) => at + RUSH.begins);
  return [...calm, ...rush].sort((a, b) => a - b);
}

const seconds = valueOf('seconds a page, one worker') * PAGES;
const coresPerWorker = valueOf('cores busy with one worker');
print(
  `A scan of ${PAGES} pages takes one worker ${seconds.toFixed(1)} s and ${coresPerWorker.toFixed(2)} cores.\n`,
);

const rows = [100, 1000, 10_000].flatMap((perHour) =>
  [settings.most, Math.ceil((perHour * RUSH.share * seconds) / RUSH.seconds) + 1].map((most) => {
    const autoscaler = new Autoscaler({ ...settings, most });
    const { waits, mostWorkers, workerSeconds } = simulate({
      arrivals: hourWithRush(perHour),
      seconds,
      cores: Infinity,
      coresPerWorker,
      workers: (at, left) => {
        autoscaler.sync(at, left);
        return autoscaler.replicas;
      },
    });
    return {
      'documents an hour': perHour,
      'workers at most': most,
      'workers used': mostWorkers,
      'cores for them': Math.ceil(mostWorkers * coresPerWorker),
      'done after, p50 s': Number(at(waits, 0.5).toFixed(0)),
      'p95 s': Number(at(waits, 0.95).toFixed(0)),
      'worker hours': Number((workerSeconds / HOUR).toFixed(1)),
    };
  }),
);
console.table(rows);
print('Half of each hour’s documents come within ten minutes of it.');

print(
  `\nOn paper, a year of one owner being ${HABITS.requests} requests and ${HABITS.scannedPages} scanned pages, the busiest hour ` +
    `${HABITS.peak} times the average, a core hour at $${PRICES.coreHour}:\n`,
);
const priced = [10_000, 100_000, 1_000_000, 10_000_000].map((owners) => {
  const costs = costsOf(owners, (seconds / PAGES) * coresPerWorker);
  return {
    owners,
    'requests a second, at most': Number(costs.requestsASecond.toFixed(1)),
    cores: costs.cores,
    'database GB': Number(costs.databaseGb.toFixed(1)),
    'files GB': Math.round(costs.filesGb),
    '$ a month': Math.round(costs.month),
    '$ an owner and year': Number(((costs.month * 12) / owners).toFixed(3)),
  };
});
console.table(priced);
