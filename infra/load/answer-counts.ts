import { instanceAt, readRun } from '../local/instance.ts';
import { dataFolder } from '../local/options.mjs';
import { LOOPBACK } from '../local/ports.ts';

interface AnswerCount {
  answered: number;
  failed: number;
}
type AnswerCounts = Record<string, AnswerCount>;

const SAMPLE = /^groundwork_(?:rpc|http)_seconds_count\{(?<labels>[^}]*)\} (?<count>\d+)$/gm;
const IS_FAILURE = /outcome="(?:unavailable|unexpected)"|status="5\d\d"/;

export function countAnswers(exposition: string): AnswerCount {
  const sum = { answered: 0, failed: 0 };
  for (const { groups } of exposition.matchAll(SAMPLE)) {
    const count = Number(groups?.['count']);
    sum.answered += count;
    if (IS_FAILURE.test(groups?.['labels'] ?? '')) sum.failed += count;
  }
  return sum;
}

async function countsAt(port: number): Promise<AnswerCount> {
  const response = await fetch(`http://${LOOPBACK}:${port}/metrics`);
  return countAnswers(await response.text());
}

export async function readAnswerCounts(): Promise<AnswerCounts> {
  const { processes = {} } = readRun(instanceAt('dev', dataFolder(undefined))) ?? {};
  const services = Object.entries(processes).filter(([, { kind }]) => kind === 'service');
  return Object.fromEntries(
    await Promise.all(services.map(async ([name, { port }]) => [name, await countsAt(port)] as const)),
  );
}

const none: AnswerCount = { answered: 0, failed: 0 };

export const failuresTable = (before: AnswerCounts, after: AnswerCounts) =>
  Object.entries(after).map(([service, last]) => {
    const first = before[service] ?? none;
    const answered = last.answered - first.answered;
    const failed = last.failed - first.failed;
    const share = answered === 0 ? 0 : (100 * failed) / answered;
    return { service, answered, failed, '% failed': Number(share.toFixed(2)) };
  });
