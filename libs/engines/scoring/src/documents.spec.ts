import { describe, expect, it } from '@jest/globals';
import { documentCredit, type ScoredDocument } from './documents.ts';
import { currentRules } from './rulesets.ts';
import { scoringFigures } from './figures.ts';
import { score } from './score.ts';

const clean: ScoredDocument = {
  category: 'tax_documents',
  status: 'processed',
  fraudScore: 0.02,
  confidence: 0.95,
  signals: [],
  sha256: 'a',
};

describe('the credit of a document', () => {
  const cases: readonly (readonly [string, Partial<ScoredDocument>, number])[] = [
    ['clean', {}, 1],
    [
      'verified despite fraud score, confidence and signals',
      { status: 'verified', fraudScore: 0.9, confidence: 0.1, signals: ['UNKNOWN_KIND'] },
      1,
    ],
    ['pending', { status: 'pending' }, 0],
    ['processing', { status: 'processing' }, 0],
    ['rejected', { status: 'rejected' }, 0],
    ['failed', { status: 'failed' }, 0],
    ['of another category', { signals: ['FONT_MIX', 'CATEGORY_MISMATCH'] }, 0],
    ['of an unknown kind', { signals: ['UNKNOWN_KIND'] }, 0],
    ['with a signal that counts in the fraud score only', { signals: ['FONT_MIX'] }, 1],
    ['fraud 0.3', { fraudScore: 0.3 }, 0],
    ['fraud 0.3 without confidence', { fraudScore: 0.3, confidence: null }, 0],
    ['fraud 0.299', { fraudScore: 0.299 }, 0.5],
    ['fraud 0.1', { fraudScore: 0.1 }, 0.5],
    ['fraud 0.099', { fraudScore: 0.099 }, 1],
    ['no fraud score', { fraudScore: null }, 0.5],
    ['confidence 0.6', { confidence: 0.6 }, 1],
    ['confidence 0.59', { confidence: 0.59 }, 0.5],
    ['no confidence', { confidence: null }, 0.5],
    ['in her name', { holder: { match: 'same', answer: null } }, 1],
    ['without a name', { holder: { match: 'none', answer: null } }, 1],
    ['in another name', { holder: { match: 'other', answer: null } }, 0.5],
    [
      'in another name, of another category',
      { holder: { match: 'other', answer: null }, signals: ['UNKNOWN_KIND'] },
      0,
    ],
    ['in another name, verified', { holder: { match: 'other', answer: null }, status: 'verified' }, 0.5],
    ['in a former name', { holder: { match: 'other', answer: 'former-name' } }, 1],
    [
      'in a former name, with a doubt',
      { holder: { match: 'other', answer: 'former-name' }, fraudScore: 0.2 },
      0.5,
    ],
    ['of another business', { holder: { match: 'other', answer: 'other-business' } }, 0],
    ['a sample in her name', { isSample: true, holder: { match: 'same', answer: null } }, 1],
    ['a sample in another name', { isSample: true, holder: { match: 'other', answer: 'former-name' } }, 0],
    ['a sample that is verified and not compared', { isSample: true, status: 'verified' }, 0],
  ];
  it.each(cases)('%s', (_name, given, credit) => {
    expect(documentCredit({ ...clean, ...given }, currentRules)).toBe(credit);
  });
});

describe('a category of documents', () => {
  const halved = { fraudScore: 0.2 };
  const pointsOf = (category: string, given: readonly Partial<ScoredDocument>[]): number => {
    const documents = given.map((each, place) => ({ ...clean, category, sha256: String(place), ...each }));
    const { factors } = score(
      { figures: scoringFigures.parse({}), documents, accounts: [] },
      '2026-11-20',
      currentRules,
    );
    return factors.documentCompleteness.score;
  };

  it.each([
    ['tax_documents', [15, 25, 35, 35]],
    ['bank_statements', [15, 25, 35, 35]],
    ['financial_reports', [12, 21, 30, 30]],
  ])('%s: one, two, three and four documents', (category, points) => {
    expect(
      [1, 2, 3, 4].map((count) =>
        pointsOf(
          category,
          Array.from({ length: count }, () => ({})),
        ),
      ),
    ).toEqual(points);
  });

  it('rounds half points up', () => {
    expect(pointsOf('tax_documents', [halved])).toBe(8);
    expect(pointsOf('financial_reports', [{}, halved])).toBe(17);
  });

  it('gives the slots with most points to the largest credits', () => {
    expect(pointsOf('tax_documents', [halved, halved, halved, {}])).toBe(25);
  });

  it('counts the same file once, with its best copy', () => {
    expect(
      pointsOf('tax_documents', [
        { sha256: 'x', ...halved },
        { sha256: 'x' },
        { sha256: 'x', status: 'failed' },
      ]),
    ).toBe(15);
  });

  it('counts no document outside the three categories', () => expect(pointsOf('photos', [{}])).toBe(0));
});
