import { describe, expect, it } from '@jest/globals';
import type { SamplePaper } from '@groundwork/contracts';
import { documents } from '../../../gallery/sample-documents.ts';
import { findOfferedSample } from './offered-sample.ts';

const paper: SamplePaper = { name: 'sample.pdf', category: 'tax_documents', subcategory: 'schedule_c' };

describe('the sample paper', () => {
  it('is on offer where the site names one', () => {
    expect(findOfferedSample(paper, documents)).toBe(paper);
    expect(findOfferedSample(paper, [])).toBe(paper);
  });

  it('is not on offer where the site names none, and not before the list is there', () => {
    expect(findOfferedSample(null, documents)).toBeNull();
    expect(findOfferedSample(paper, undefined)).toBeNull();
  });

  it('is not on offer after its upload', () => {
    expect(findOfferedSample(paper, [{ ...documents[0]!, originalName: paper.name }])).toBeNull();
  });
});
