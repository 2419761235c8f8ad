import type { LendersAhead } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words } from './score.wording.ts';

export function describeLendersAhead(ahead: LendersAhead | null): string | null {
  const { eligible, raised } = ahead ?? { eligible: 0, raised: 0 };
  const sentences = [
    ...(eligible > 0 ? [fill(words.newLenders, { count: eligible })] : []),
    ...(raised > 0 ? [fill(words.betterMatches, { count: raised })] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}
