import { describe, expect, it } from '@jest/globals';
import type { SamplePaper } from '@groundwork/contracts';
import { documents } from '../../../gallery/sample-documents.ts';
import { findOfferedSample } from './offered-sample.ts';

const document: SamplePaper = { name: 'sample.pdf', category: 'tax_documents', subcategory: 'schedule_c' };

describe('the sample document', () => {
  it('is on offer where the site names one', () => {
    expect(findOfferedSample(document, documents)).toBe(document);
    expect(findOfferedSample(document, [])).toBe(document);
  });

  it('is not on offer where the site names none, and not before the list is there', () => {
    expect(findOfferedSample(null, documents)).toBeNull();
    expect(findOfferedSample(document, undefined)).toBeNull();
  });

  it('is not on offer after its upload', () => {
    expect(findOfferedSample(document, [{ ...documents[0]!, originalName: document.name }])).toBeNull();
  });
});
