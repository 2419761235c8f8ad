import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import type { CheckedCriteria } from '@groundwork/contracts';
import { checkCriteriaDocument, criteriaSchema, type MatchingRules } from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { parseJson } from '../../domain/feed-document.rules.ts';
import { notJson } from '../../feeds.errors.ts';
import { RULES } from '../../matching-rules.providers.ts';
import { readFamilies } from '../../persistence/catalogue.repository.ts';

const unpack = promisify(gunzip);
const mostBytes = 1024 * 1024;

@Injectable()
export class CheckCriteria {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(RULES) private readonly rules: MatchingRules,
    private readonly clock: Clock,
  ) {}

  schema({ id }: { id: string }): Record<string, unknown> {
    return criteriaSchema(id);
  }

  async check({ gzip }: { gzip: string }): Promise<CheckedCriteria> {
    const text = await unpack(Buffer.from(gzip, 'base64'), { maxOutputLength: mostBytes });
    const parsed = parseJson(text.toString('utf8'));
    if (parsed === null) throw notJson();
    const families = await readFamilies(this.dataSource.manager);
    const context = { rules: this.rules, families, now: this.clock.now().toISOString() };
    const { valid, programs, errors, warnings } = checkCriteriaDocument(parsed.value, context);
    return { valid, programs, errors: [...errors], warnings: [...warnings] };
  }
}
