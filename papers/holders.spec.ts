import { describe, expect, it } from '@jest/globals';
import { add, judgeText, zero } from './judge.ts';
import { storedPapers } from './open-half.ts';

/** On the genuine papers of the open half. Fewer right names or one wrong name is a step back. */
describe('the printed names of the open half', () => {
  it('are read, and none is wrong', () => {
    const papers = storedPapers().filter(({ truth }) => truth.forged === null);
    const counts = papers.map((paper) => judgeText(paper, paper).counts).reduce(add, zero);
    const { holders, holdersRight, holdersWrong } = counts;
    expect({ holders, holdersRight, holdersWrong }).toEqual({
      holders: 215,
      holdersRight: 208,
      holdersWrong: 0,
    });
  });
});
