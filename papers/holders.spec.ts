import { describe, expect, it } from '@jest/globals';
import { documentKinds } from '@groundwork/contracts';
import { readDocument } from '@groundwork/engine-documents';
import { storedPapers } from './open-half.ts';

const plain = (name: string) => name.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
/** Of a license to drive, nothing but the kind is stored. */
const isRead = (kind: string) => kind in documentKinds && kind !== 'drivers_license';

/** The names of the holder on the genuine papers of the open half. Fewer right ones or one wrong one is a step back. */
describe('the printed names of the open half', () => {
  it('are read, and none is wrong', () => {
    const counts = { right: 0, missing: 0, wrong: 0 };
    for (const { truth, pages, facts } of storedPapers()) {
      if (truth.forged !== null || truth.holder === null || !isRead(truth.kind)) continue;
      const { printedNames } = readDocument(pages, truth.category, facts);
      const isRight = printedNames.some((name) => plain(name).includes(plain(truth.holder ?? '')));
      counts[printedNames.length === 0 ? 'missing' : isRight ? 'right' : 'wrong'] += 1;
    }
    expect(counts).toEqual({ right: 208, missing: 7, wrong: 0 });
  });
});
