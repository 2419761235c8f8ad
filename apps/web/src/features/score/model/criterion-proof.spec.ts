import { describe, expect, it } from '@jest/globals';
import { provenScore, routeExamples } from '@groundwork/contracts';
import type { Contradiction } from '#shared/documents/contradictions.ts';
import { differencesOfCriterion, proofOfCriterion } from './criterion-proof.ts';

const proof = provenScore.parse(routeExamples.provenScore?.reply);
const [criterion] = proof.criteria as [(typeof proof.criteria)[number]];
const [contradiction] = proof.contradictions as [(typeof proof.contradictions)[number]];
const [witness] = proof.witnesses as [(typeof proof.witnesses)[number]];

const ofDocument = (documentId: string, field: Contradiction['field']): Contradiction => ({
  documentId,
  field,
  label: 'Annual revenue',
  sentence: 'The document says another figure.',
});
const own = {
  field: 'annualRevenueCurrent',
  documentId: contradiction.documentId,
  label: 'Annual revenue, current year',
  sentence: 'You entered $640,000. Your Schedule C 2025 says $590,000.',
};

describe('the proof of a criterion', () => {
  it('is found by its code, and absent without a proof', () => {
    const other = { ...criterion, code: 'CR1', points: 7 };
    const both = { ...proof, criteria: [other, criterion] };
    expect(proofOfCriterion('BF1', both)).toBe(criterion);
    expect(proofOfCriterion('BF1', undefined)).toBeUndefined();
    expect(proofOfCriterion('RA1', both)).toBeUndefined();
  });
});

describe('the differences of a criterion', () => {
  it('name the figure of the owner and that of its witness', () => {
    const other = { ...witness, id: 'w2', kind: 'profit_loss' };
    const both = { ...proof, witnesses: [other, witness] };
    expect(differencesOfCriterion('BF1', both, [])).toEqual([own]);
  });

  it('have those of documents first', () => {
    const rows = { ...contradiction, documentId: null, witnessId: 'rows' };
    const bankRows = { ...witness, id: 'rows', source: 'bank_rows', kind: null } as const;
    const withRows = {
      ...proof,
      contradictions: [contradiction, rows],
      witnesses: [witness, bankRows],
    };
    const named = ofDocument(contradiction.documentId!, 'annualRevenueCurrent');
    expect(differencesOfCriterion('BF1', withRows, [named])).toEqual([
      named,
      {
        ...own,
        documentId: null,
        sentence: 'You entered $640,000. Your bank rows say $590,000.',
      },
    ]);
  });

  it.each([
    ['another document', '0199f1c2-7c1a-7000-8000-0000000000aa', 'annualRevenueCurrent'],
    ['another field', contradiction.documentId!, 'netProfitMargin'],
  ] as const)('are added to those of %s', (_, documentId, field) => {
    const named = ofDocument(documentId, field);
    expect(differencesOfCriterion('BF1', proof, [named])).toEqual([named, own]);
    const same = ofDocument(contradiction.documentId!, 'annualRevenueCurrent');
    expect(differencesOfCriterion('BF1', proof, [named, same])).toEqual([named, same]);
  });

  it('are none for another criterion, without a witness and without a proof', () => {
    expect(differencesOfCriterion('CR1', proof, [])).toEqual([]);
    expect(differencesOfCriterion('BF1', { ...proof, witnesses: [] }, [])).toEqual([]);
    expect(differencesOfCriterion('BF1', undefined, [])).toEqual([]);
  });
});
