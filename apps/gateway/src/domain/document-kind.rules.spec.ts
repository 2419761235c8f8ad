import { describe, expect, it } from '@jest/globals';
import { parseDocumentKind } from './document-kind.rules.ts';

const parse = (fields: Record<string, string>) => parseDocumentKind(new Map(Object.entries(fields)));
const fieldOf = (fields: Record<string, string>) => {
  try {
    parse(fields);
    return null;
  } catch (error) {
    return (error as { details: { field: string }[] }).details[0]?.field;
  }
};

describe('the kind of an upload', () => {
  const category = 'tax_documents';

  it('has a category and perhaps a type of it', () => {
    expect(parse({ category })).toEqual({ category, subcategory: null });
    expect(parse({ category, subcategory: '' })).toEqual({ category, subcategory: null });
    expect(parse({ category, subcategory: 'schedule_c' })).toEqual({ category, subcategory: 'schedule_c' });
  });

  it.each([
    [{}, 'category'],
    [{ category: 'letters' }, 'category'],
    [{ category, subcategory: 'letter' }, 'subcategory'],
    [{ category, subcategory: 'business_checking' }, 'subcategory'],
  ])('of %j is wrong at %s', (fields, field) => expect(fieldOf(fields)).toBe(field));
});
