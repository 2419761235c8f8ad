import { describe, expect, it } from '@jest/globals';
import {
  documentCategories,
  documentCreditRule,
  documentKinds,
  fieldNames,
  type DocumentSubcategory,
} from '@groundwork/contracts';
import { categoryMismatchSignal, kinds, emptyFileFacts, readDocument } from '@groundwork/engine-documents';
import { makeDocument, subcategories } from '@groundwork/testing';

const named = (name: string) => kinds.find(({ subcategory }) => subcategory === name);

describe('the kinds of documents that are read', () => {
  it.each(Object.entries(documentKinds))('%s of the catalogue has a recognizer', (name, kind) => {
    const recognizer = named(name);
    expect(recognizer?.category).toBe(kind.category);
    const required = recognizer?.figures.filter((figure) => figure.required).map((figure) => figure.name);
    expect(required).toEqual(kind.requiredFigures);
  });

  it('are all in the catalogue', () => {
    const names: DocumentSubcategory[] = kinds.map(({ subcategory }) => subcategory);
    expect(names.toSorted()).toEqual(Object.keys(documentKinds).toSorted());
    expect([...new Set(kinds.map(({ category }) => category))].toSorted()).toEqual(
      [...documentCategories].toSorted(),
    );
  });

  it('name only fields that the profile has', () => {
    const fields = kinds.flatMap(({ profileFields = {} }) => Object.values(profileFields));
    expect(fields.filter((field) => !fieldNames.some((name) => name === field))).toEqual([]);
  });

  it('each have a test paper that shows what the kind must show', () => {
    expect(subcategories.toSorted()).toEqual(Object.keys(documentKinds).toSorted());
    for (const subcategory of subcategories) {
      const shown = makeDocument({ seed: 1, part: 'test', subcategory }).truth.map(({ name }) => name);
      expect(shown).toEqual(expect.arrayContaining([...documentKinds[subcategory].requiredFigures]));
    }
  });
});

describe('what the engine says where a document counts nothing', () => {
  it('is what the catalogue withholds credit for', () => {
    const mismatch = categoryMismatchSignal('tax_documents', 'bank_statements');
    const unknown = readDocument([], 'tax_documents', emptyFileFacts).signals;
    expect([mismatch, ...unknown].map(({ code }) => code)).toEqual(documentCreditRule.withheldSignals);
  });
});
