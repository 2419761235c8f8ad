import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FigureView, ScoreFactor, ScoreReply } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { disputedFigure } from '../../../gallery/sample-figures.ts';
import { contradictedScore, emptyScore, fullScore, steps } from '../../../gallery/sample-score.ts';
import CriteriaList from './criteria-list.tsx';
import { ReportSheet } from './score-report.tsx';
import { ScoreSheet } from './score-sheet.tsx';

const browser = globalThis as { window?: unknown };
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const html = (score: ScoreReply, figures: readonly FigureView[] = []) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ScoreSheet
        score={score}
        scoreName="Readiness Score"
        steps={steps}
        documentNames={new Map()}
        figures={figures}
        whatIf="sliders"
      />
    </MemoryRouter>,
  );
const noneElse = { history: [], proof: undefined, moves: [], lenderCounts: null, lenders: null };
const { totalScore, level, factors } = fullScore;
const parts = Object.values(factors.breakdown);

describe('the score page', () => {
  beforeAll(() => {
    browser.window = { matchMedia: () => ({ matches: true }) };
  });
  afterAll(() => {
    delete browser.window;
  });

  it('shows the score with its level, the rate, the range and four factors', () => {
    const page = html(fullScore);
    expect(page).toContain(
      `aria-label="Readiness Score ${totalScore} of 1000, ${level}, from last month +23"`,
    );
    expect(textOf(page)).toContain('Range 0 to 1000');
    expect(textOf(page)).toMatch(/Qualification Rate .*42%/);
    expect(page.match(/role="meter"/g)).toHaveLength(4);
  });

  it('shows no rate while the lenders are away', () => {
    const away: ScoreReply = { ...fullScore, qualificationRate: 0, unavailable: ['lenders'] };
    expect(textOf(html(away))).toMatch(/Qualification Rate .*Not available right now –/);
  });

  it('shows earned points, open questions and lost points, which add up to 1000', () => {
    const parted = { ...fullScore, earned: 412, unknown: 326, lost: 262 };
    const report = renderToStaticMarkup(
      <ReportSheet
        score={parted}
        scoreName="Readiness Score"
        owner="Ann Lee"
        businessName=""
        figures={[]}
        {...noneElse}
      />,
    );
    for (const page of [html(parted), report])
      expect(textOf(page)).toMatch(/Earned 412 .*Not known yet 326 .*To improve 262 /);
    expect(textOf(html({ ...parted, earned: undefined }))).not.toContain('Your 1,000 points');
    const { earned = 0, unknown = 0, lost = 0 } = fullScore;
    expect([earned, earned + unknown + lost]).toEqual([fullScore.totalScore, 1000]);
  });

  it('shows each factor out of 100 with its weight as a percentage and its details', () => {
    const text = textOf(html(fullScore));
    for (const { score, weight, details } of parts) {
      expect(text).toContain(`${Math.round(weight * 100)}% weight ${score}`);
      expect(text).toContain(details.replaceAll('&', '&amp;'));
    }
  });

  it('shows the contributions that add up to the total', () => {
    const sum = /class="factor-sum">(.*?)<\/p>/.exec(html(fullScore))![1]!;
    const [all, ...contributions] = [...sum.matchAll(/<strong>(\d+)/g)].map(([, n]) => Number(n)).reverse();
    expect(contributions).toHaveLength(4);
    expect(contributions.reduce((one, other) => one + other, 0)).toBe(all);
    expect(all).toBe(totalScore);
  });

  it('adds the points of the criteria to the points of their factor, of 1,000', () => {
    for (const factor of parts) {
      const list = renderToStaticMarkup(
        <CriteriaList factor={factor} rulesVersion={fullScore.rulesVersion} figures={[]} />,
      );
      const rows = [...list.matchAll(/class="criterion-points"><strong>(\d+)<\/strong> \/ (\d+)/g)];
      const sumOf = (part: 1 | 2) => rows.reduce((sum, each) => sum + Number(each[part]), 0);
      expect([sumOf(1), sumOf(2)]).toEqual([factor.contribution, Math.round(factor.weight * 1000)]);
      expect(rows).toHaveLength(factor.criteria.length);
    }
  });

  it('shows the change of 30 days by cause', () => {
    expect(textOf(html(fullScore))).toContain('Documents +23 Profile and banking +5 Total +28');
  });

  it('shows the next milestone with its points, progress and what it unlocks', () => {
    const page = html(fullScore);
    expect(textOf(page)).toContain('Upload tax returns +53 points');
    expect(page).toMatch(/aria-label="Progress to the next milestone"[^>]*aria-valuenow="38"/);
    expect(textOf(page)).toContain(`Reach ${totalScore + 53} to unlock premium lender access`);
  });

  it('offers three quick improvements', () => {
    const section = /aria-label="Quick Improvements">.*?<\/section>/.exec(html(fullScore))![0];
    expect([...section.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/documents',
      '/banking-info',
      '/business-profile',
    ]);
  });

  it('draws the legend as a labeled scale', () => {
    expect(textOf(html(fullScore))).toContain('Poor 0-500 Fair 500-700 Good 700-850 Excellent 850-1000');
  });

  it('places the owner on one ladder only: her level is no band of the legend', () => {
    for (const totalScore of [550, 601, 820]) {
      const page = html({ ...fullScore, totalScore });
      const legend = /<div class="gw-scale">.*?<\/div>/.exec(page)![0];
      expect(legend).not.toMatch(/marker|style="left/);
      expect(textOf(page)).not.toContain('on the scale from 0');
    }
  });

  it('shows a new owner the first steps', () => {
    const text = textOf(html(emptyScore));
    expect(text).toMatch(/Top reasons .* up to \+\d+/);
    expect(text).toContain('Needs Improvement');
  });

  it('shows two contradicting figures with their values and links to correct them', () => {
    const section = /aria-label="Data confidence">.*?<\/section>/.exec(html(contradictedScore))![0];
    const text = textOf(section);
    expect(text).toContain('Revenue growth rate In your figures 20%');
    expect(text).toContain('Your revenue, this year against last year 8.47%');
    expect(text).toContain('Average bank balance In your figures $24,000.00');
    expect(text).toContain('Your connected accounts, without lines of credit $17,500.00');
    expect([...section.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/business-profile?tab=financial',
      '/business-profile?tab=banking',
      '/banking-info',
    ]);
  });

  it('names a figure whose sources differ, and offers the choice', () => {
    const section = /aria-label="Data confidence">.*?<\/section>/.exec(html(fullScore, [disputedFigure]))![0];
    expect(textOf(section)).toContain(
      'Annual revenue, current year Your sources differ. Choose one. Annual revenue, current year: $640,000',
    );
  });

  it('shows a figure on each criterion that uses it, and on no other', () => {
    const { businessFinancials, riskAssessment } = fullScore.factors.breakdown;
    const list = (factor: ScoreFactor) =>
      renderToStaticMarkup(
        <CriteriaList factor={factor} rulesVersion={fullScore.rulesVersion} figures={[disputedFigure]} />,
      );
    const rows = list(businessFinancials)
      .split('<li')
      .filter((row) => row.includes('$640,000'));
    expect(rows.map((row) => /<h3>([^<]+)/.exec(row)?.[1])).toEqual(['Annual revenue', 'Revenue growth']);
    expect(list(riskAssessment)).not.toContain('$640,000');
  });

  it('shows two contradicting figures on their criterion', () => {
    const { factors, rulesVersion, flags } = contradictedScore;
    const { businessFinancials, creditScore } = factors.breakdown;
    const list = renderToStaticMarkup(
      <CriteriaList factor={businessFinancials} rulesVersion={rulesVersion} flags={flags} figures={[]} />,
    );
    const criterion = list.split('<li').find((item) => item.includes('Average bank balance'))!;
    const sentence =
      'Your figures have $24,000.00, but “Your connected accounts, without lines of credit” gives $17,500.00.';
    expect(criterion).toContain(sentence);
    expect(list.match(/criterion-differs/g)).toHaveLength(2);
    const others = (
      <CriteriaList factor={creditScore} rulesVersion={rulesVersion} flags={flags} figures={[]} />
    );
    expect(renderToStaticMarkup(others)).not.toContain('criterion-differs');
  });

  it('omits data confidence when all figures agree or the reply has no flags', () => {
    const { flags, ...older } = fullScore;
    expect(flags).toEqual([]);
    expect(html(fullScore)).not.toContain('Data confidence');
    expect(html(older)).not.toContain('Data confidence');
  });

  it('prints every criterion open and the version of the rules', () => {
    const report = renderToStaticMarkup(
      <MemoryRouter>
        <ReportSheet
          score={fullScore}
          scoreName="Readiness Score"
          owner="Maya Reyes"
          businessName=""
          figures={[disputedFigure]}
          {...noneElse}
        />
      </MemoryRouter>,
    );
    expect(report.match(/<details open/g)).toHaveLength(4);
    expect(textOf(report)).toContain('Prepared for Maya Reyes');
    expect(textOf(report)).toContain(fullScore.rulesVersion);
    expect(textOf(report)).toContain('not a credit decision');
    expect(textOf(report)).toMatch(/Your figures .* Annual revenue, current year \$640,000 · You said/);
  });
});
