import type { FactToCheck } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatDate } from '#shared/formatting/format.ts';
import { words } from '../lender-catalog.wording.ts';

const { facts: texts } = words;

export function describeFact({ family, inUse, fact }: FactToCheck): string {
  const { validFrom, validTo, source, criterion, value } = fact;
  const parts = [
    inUse ? texts.notVerified : texts.notInUse,
    family.name,
    fill(texts.value, { criterion, value: JSON.stringify(value) }),
    validFrom === null ? null : fill(texts.from, { date: formatDate(validFrom) }),
    validTo === null ? null : fill(texts.to, { date: formatDate(validTo) }),
    fill(texts.source, { source }),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
