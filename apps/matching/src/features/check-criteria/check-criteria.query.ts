import { Injectable } from '@nestjs/common';
import type { CheckedCriteria } from '@groundwork/contracts';
import { criteriaSchema } from '@groundwork/engine-matching';
import { ReadingFailed } from '@groundwork/platform-file-reader';
import { CriteriaReaders } from '../../criteria-reader/criteria-readers.adapter.ts';
import { documentTooHeavy, notJson } from '../../feeds.errors.ts';

@Injectable()
export class CheckCriteria {
  constructor(private readonly criteria: CriteriaReaders) {}

  schema({ id }: { id: string }): Record<string, unknown> {
    return criteriaSchema(id);
  }

  async check({ gzip }: { gzip: string }): Promise<CheckedCriteria> {
    const reading = this.criteria.check({ bytes: Buffer.from(gzip, 'base64'), isPacked: true });
    const checked = await reading.catch((error: unknown) => {
      throw error instanceof ReadingFailed ? documentTooHeavy() : error;
    });
    if (checked === null) throw notJson();
    const { valid, programs, errors, warnings } = checked;
    return { valid, programs, errors: [...errors], warnings: [...warnings] };
  }
}
