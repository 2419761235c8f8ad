import { gunzipSync } from 'node:zlib';
import { checkCriteriaDocument } from '@groundwork/engine-matching';

export type CheckedDocument = ReturnType<typeof checkCriteriaDocument>;

export interface CriteriaBytes {
  readonly bytes: Uint8Array;
  readonly isPacked: boolean;
}

interface CriteriaFile extends CriteriaBytes {
  readonly context: Parameters<typeof checkCriteriaDocument>[1];
}

const mostBytes = 1024 * 1024;

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

const textOf = ({ bytes, isPacked }: CriteriaFile): string =>
  (isPacked ? gunzipSync(bytes, { maxOutputLength: mostBytes }) : Buffer.from(bytes)).toString('utf8');

export const criteriaSteps = () => ({
  check(file: CriteriaFile): CheckedDocument | null {
    const parsed = parse(textOf(file));
    return parsed && checkCriteriaDocument(parsed.value, file.context);
  },
});

export type CriteriaSteps = ReturnType<typeof criteriaSteps>;
