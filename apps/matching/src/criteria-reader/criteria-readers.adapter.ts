import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Lane } from '@groundwork/platform-database';
import { unavailable } from '@groundwork/platform-errors';
import {
  FileReaders,
  type ReaderProgram,
  type ReadingLimits,
  type StepRunner,
} from '@groundwork/platform-file-reader';
import { Clock } from '@groundwork/platform-time';
import { Inject, Injectable } from '@nestjs/common';
import type { MatchingRules } from '@groundwork/engine-matching';
import { DataSource } from 'typeorm';
import { feedWords } from '../feeds.wording.ts';
import { RULES } from '../matching-rules.providers.ts';
import { readFamilies } from '../persistence/catalog.repository.ts';
import type { CheckedDocument, CriteriaBytes, CriteriaSteps } from './criteria-steps.reader.ts';

const program: ReaderProgram = {
  file: fileURLToPath(new URL('../../dist/criteria-reader/read-criteria.child.js', import.meta.url)),
  heapMb: 160,
  memoryMb: 500,
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
};
const limits: ReadingLimits = { busyMs: 10_000, idleMs: 90_000, totalMs: 10_000 };

/** Anybody can send a document, so few processes check them at once. */
const lane = { width: 1, depth: 20, patienceMs: 8000 };

@Injectable()
export class CriteriaReaders extends FileReaders<CriteriaSteps> {
  private readonly lane = new Lane('criteria', lane, () => unavailable(feedWords.checks));

  constructor(
    private readonly dataSource: DataSource,
    @Inject(RULES) private readonly rules: MatchingRules,
    private readonly clock: Clock,
  ) {
    super(program, limits);
  }

  async check(document: CriteriaBytes, owner?: string): Promise<CheckedDocument | null> {
    const families = await readFamilies(this.dataSource.manager);
    const context = { rules: this.rules, families, now: this.clock.now().toISOString() };
    const job = (reader: StepRunner<CriteriaSteps>) => reader.run('check', { ...document, context });
    return (await this.lane.run(() => this.read(job, { owner }))).result;
  }
}
