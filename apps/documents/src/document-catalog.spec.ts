import { describe, expect, it } from '@jest/globals';
import {
  documentCategories,
  documentCreditRule,
  documentKinds,
  fieldNames,
  type DocumentSubcategory,
} from '@groundwork/contracts';
import { categoryMismatchSignal, kinds, emptyFileFacts, readDocument } from '@groundwork/engine-documents';
import { storedDocument, storedNames } from '@groundwork/test-data';

/** Their tests read texts that were written by hand. */
const kindsWithTexts = [
  'form_1120s',
  'form_1065',
  'schedule_e',
  'schedule_se',
  'schedule_k1',
  'form_941',
  'form_w2',
  'form_1099_nec',
  'form_1099_k',
  'business_license',
  'ein_letter',
  'credit_card_statement',
  'voided_check',
  'ar_aging',
  'ap_aging',
  'debt_schedule',
  'personal_credit_report',
  'business_credit_report',
  'insurance_certificate',
  'lease',
  'drivers_license',
];

const kindOf = (name: string) => kinds.find(({ subcategory }) => subcategory === name);

describe('the kinds that the engine reads', () => {
  it.each(Object.entries(documentKinds))(
    'include %s of the catalog with its required figures',
    (name, kind) => {
      const recognizer = kindOf(name);
      expect(recognizer?.category).toBe(kind.category);
      const required = recognizer?.figures.filter((figure) => figure.required).map((figure) => figure.name);
      expect(required).toEqual(kind.requiredFigures);
    },
  );

  it('are the kinds of the catalog', () => {
    const names: DocumentSubcategory[] = kinds.map(({ subcategory }) => subcategory);
    expect(names.toSorted()).toEqual(Object.keys(documentKinds).toSorted());
    expect([...new Set(kinds.map(({ category }) => category))].toSorted()).toEqual(
      [...documentCategories].toSorted(),
    );
  });

  it('use only fields of the profile', () => {
    const fields = kinds.flatMap(({ profileFields = {} }) => Object.values(profileFields));
    expect(fields.filter((field) => !fieldNames.some((name) => name === field))).toEqual([]);
  });

  it('have all required figures in each stored document', () => {
    const stored = storedNames.map(storedDocument);
    const names = new Set<string>(stored.map(({ subcategory }) => subcategory));
    expect(Object.keys(documentKinds).filter((name) => !names.has(name))).toEqual(kindsWithTexts);
    for (const { subcategory, truth } of stored) {
      const { requiredFigures } = documentKinds[subcategory];
      expect(Object.keys(truth)).toEqual(expect.arrayContaining([...requiredFigures]));
    }
  });
});

describe('the signals of a document without credit', () => {
  it('are the withheld signals of the catalog', () => {
    const mismatch = categoryMismatchSignal('tax_documents', 'bank_statements');
    const unknown = readDocument([], 'tax_documents', emptyFileFacts).signals;
    expect([mismatch, ...unknown].map(({ code }) => code)).toEqual(documentCreditRule.withheldSignals);
  });
});
