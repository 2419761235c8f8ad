import { describe, expect, it } from '@jest/globals';
import { provenScore, routeExamples, type ProvenScore, type ScoreFactor } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { disputedFigure } from '../../../gallery/sample-figures.ts';
import CriteriaList from './criteria-list.tsx';
import { ProveItSteps } from './prove-it.tsx';

const proof = provenScore.parse(routeExamples.provenScore?.reply);
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const [criterion] = proof.criteria;

function criteriaOf(current: ProvenScore | undefined): string {
  const { badge: _, statedPoints, witnesses: __, provableBy: ___, ...stated } = criterion!;
  const factor: ScoreFactor = {
    ...proof.factors.breakdown.businessFinancials,
    criteria: [{ ...stated, points: statedPoints }],
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <CriteriaList
        factor={factor}
        rulesVersion="scorecard-1.1"
        figures={[{ ...disputedFigure, usedBy: { criteria: ['BF1'] } }]}
        proof={current}
      />
    </MemoryRouter>,
  );
}
const stepsPageOf = (current: ProvenScore): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProveItSteps proof={current} />
    </MemoryRouter>,
  );
const stepsOf = (current: ProvenScore): string => textOf(stepsPageOf(current));

describe('a criterion with its proof', () => {
  it('has stated and proven points, a badge in words, and its figure with the status', () => {
    const text = textOf(criteriaOf(proof));
    expect(text).toMatch(/Stated 90 \/ 180 Proven 90 \/ 180/);
    expect(text).toContain('Annual revenue, current year: $640,000 Sources differ');
  });

  it('names the lender as the only person who can check a figure without a source', () => {
    const unproven = { ...criterion!, badge: 'stated' as const, witnesses: [] };
    expect(textOf(criteriaOf({ ...proof, criteria: [unproven] }))).toContain(
      'Stated A lender checks this itself.',
    );
    const provable = { ...unproven, provableBy: ['tax_return' as const] };
    expect(textOf(criteriaOf({ ...proof, criteria: [provable] }))).not.toContain('A lender checks');
  });

  it('has only stated points while the proven score is away', () => {
    expect(textOf(criteriaOf(undefined))).not.toContain('Proven');
  });
});

describe('the steps to prove', () => {
  it('have their points, what to bring and where', () => {
    expect(stepsOf(proof)).toContain('+78 · Upload a current balance sheet');
    expect(stepsOf({ ...proof, advice: [] })).toContain('All figures that a document can prove are proven');
  });

  it.each([
    ['tax_return', '/documents?category=tax_documents'],
    ['profit_loss', '/documents?category=financial_reports'],
    ['balance_sheet', '/documents?category=financial_reports'],
    ['cash_flow', '/documents?category=financial_reports'],
    ['bank_3', paths.banking()],
    ['bank_12', paths.banking()],
  ] as const)('lead for %s to %s', (act, page) => {
    const [advice] = proof.advice;
    expect(stepsPageOf({ ...proof, advice: [{ ...advice!, act }] })).toContain(`href="${page}"`);
  });

  it('name the last day of a proof that expires', () => {
    const [{ id, field }] = proof.witnesses as [ProvenScore['witnesses'][number]];
    const expiring = [{ field, label: 'Annual revenue', witnessId: id, freshUntil: '2026-12-01' }];
    expect(stepsOf({ ...proof, expiring })).toContain(
      'Schedule C 2025, page 1 proves Annual revenue through Dec 1, 2026.',
    );
  });
});
