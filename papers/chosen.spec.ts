import { describe, expect, it } from '@jest/globals';
import { isChosen } from './chosen.ts';
import type { CorpusFile } from './corpus.ts';
import { truthOf } from './paper.ts';
import { groups, media } from './results.ts';

const truth = truthOf({ kind: 'w2', category: 'tax_documents' });
const forged = { field: 'wages', real: 1000, printed: 9000 };
const files = groups.flatMap((group) =>
  media.flatMap((medium) =>
    [truth, { ...truth, forged }].map((each): CorpusFile => ({
      name: `${group} ${medium}${each.forged ? ' forged' : ''}`,
      layout: 'w2',
      group,
      medium,
      mediaType: 'application/pdf',
      seed: 1,
      onePage: true,
      truth: each,
      bytes: () => Promise.reject(new Error('No paper is drawn to choose it')),
    })),
  ),
);
const namesOf = (choice: Parameters<typeof isChosen>[0]) =>
  files.filter((file) => isChosen(choice, file)).map(({ name }) => name);

describe('the calibration', () => {
  it.each(media)('reads genuine papers of the open half only: %s', (medium) => {
    const genuine = [`open ${medium}`];
    for (const half of [undefined, 'open', 'locked', 'examples'])
      expect(namesOf({ medium, calibrate: true, half })).toEqual(genuine);
  });
});

describe('a run without calibration', () => {
  it('reads genuine papers and forgeries of the wanted half, or of all', () => {
    const medium = 'scan';
    const all = groups.flatMap((group) => [`${group} scan`, `${group} scan forged`]);
    expect(namesOf({ medium, calibrate: false })).toEqual(all);
    expect(namesOf({ medium, calibrate: false, half: 'locked' })).toEqual([
      'locked scan',
      'locked scan forged',
    ]);
    expect(namesOf({ medium, calibrate: false, half: 'locked', only: 'forged' })).toEqual([
      'locked scan forged',
    ]);
    expect(namesOf({ medium, calibrate: false, half: 'locked', genuine: true })).toEqual(['locked scan']);
  });
});
