import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { bankAccountBody, isRoutingChecksumRight } from '@groundwork/contracts';
import { demoStory } from './demo-story.ts';

const listedBanks = readFileSync(
  new URL('../../apps/web/src/features/banking/model/bank-directory.ts', import.meta.url),
  'utf8',
);

it('gives the invented bank a valid routing number that belongs to no listed bank', () => {
  const accounts = demoStory(new Date('2026-11-24T00:00:00Z')).flatMap((chapter) =>
    'account' in chapter ? [bankAccountBody.parse(chapter.account)] : [],
  );
  expect(accounts).toHaveLength(1);
  for (const { routingNumber } of accounts) {
    expect(isRoutingChecksumRight(routingNumber)).toBe(true);
    expect(listedBanks).not.toContain(routingNumber);
  }
});
