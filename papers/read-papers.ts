import { readFileSync } from 'node:fs';
import { analysisResult, type StatementRows } from '@groundwork/contracts';
import { Readers } from '../apps/documents-worker/src/reader/readers.adapter.ts';
import type { CorpusFile } from './corpus.ts';
import { add, judge, judgeFailure, type Counts, type Judged, type Stated, zero } from './judge.ts';
import { readingNetworks } from './reading-networks.ts';

const TICKS_A_SECOND = 100;
const patience = {
  onStage: () => undefined,
  onPicture: () => undefined,
  maxTotalMs: 600_000,
};

/** Processor time of this process and of each child that has ended. */
function coreSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
}

async function readOne(readers: Readers, file: CorpusFile): Promise<Judged> {
  const { mediaType, truth } = file;
  try {
    const request = { mediaType, category: truth.category };
    let rows: StatementRows['rows'] = [];
    const onRows = (content: StatementRows) => {
      rows = content.rows;
    };
    const options = { ...patience, onRows, owner: file.name };
    const reading = await readers.read(request, await file.bytes(), options);
    const result = analysisResult.parse(reading.result);
    return result.outcome === 'analysed'
      ? judge(file, { ...result, rows })
      : judgeFailure(file, result.reason);
  } catch (error) {
    return judgeFailure(file, error instanceof Error ? error.message : String(error));
  }
}

export interface GroupResult {
  readonly counts: Counts;
  readonly faults: readonly string[];
  readonly notReadYet: readonly string[];
  readonly stated: readonly Stated[];
}

export const resultOf = (judged: readonly Judged[], coreSeconds: number): GroupResult => ({
  counts: { ...judged.map((each) => each.counts).reduce(add, zero), coreSeconds },
  faults: judged.flatMap((each) => each.faults),
  notReadYet: judged.flatMap((each) => each.notReadYet),
  stated: judged.flatMap((each) => each.stated),
});

/** Reads through the entry that the worker uses. The children end with the group, so their processor time is counted. */
export async function readGroup(files: readonly CorpusFile[]): Promise<GroupResult> {
  for (const file of files) await file.bytes();
  const networks = await readingNetworks();
  const since = coreSeconds();
  const readers = new Readers({ networks });
  readers.prepare();
  const judged: Judged[] = [];
  for (const file of files) judged.push(await readOne(readers, file));
  await readers.onApplicationShutdown();
  return resultOf(judged, coreSeconds() - since);
}
