import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ScoreReply } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { contradictedScore, emptyScore, fullScore, steps } from '../../../gallery/sample-score.ts';
import CriteriaList from './criteria-list.tsx';
import { ReportSheet } from './score-report.tsx';
import { ScoreSheet } from './score-sheet.tsx';

const browser = globalThis as { window?: unknown };
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const html = (score: ScoreReply) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ScoreSheet
        score={score}
        scoreName="Readiness Score"
        steps={steps}
        documentNames={new Map()}
        whatIf="sliders"
      />
    </MemoryRouter>,
  );
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
    expect(wordsOf(page)).toContain('Range 0 to 1000');
    expect(wordsOf(page)).toMatch(/Qualification Rate .*42%/);
    expect(page.match(/role="meter"/g)).toHaveLength(4);
  });

  it('shows each factor out of 100 with its weight as a percentage and its details', () => {
    const words = wordsOf(html(fullScore));
    for (const { score, weight, details } of parts) {
      expect(words).toContain(`${Math.round(weight * 100)}% weight ${score}`);
      expect(words).toContain(details.replaceAll('&', '&amp;'));
    }
  });

  it('adds the factors up to the total, visibly', () => {
    const sum = /class="factor-sum">(.*?)<\/p>/.exec(html(fullScore))![1]!;
    const [all, ...contributions] = [...sum.matchAll(/<strong>(\d+)/g)].map(([, n]) => Number(n)).reverse();
    expect(contributions).toHaveLength(4);
    expect(contributions.reduce((one, other) => one + other, 0)).toBe(all);
    expect(all).toBe(totalScore);
  });

  it('adds the points of the criteria up to their factor', () => {
    for (const factor of parts) {
      const list = renderToStaticMarkup(
        <CriteriaList factor={factor} rulesVersion={fullScore.rulesVersion} />,
      );
      const points = [...list.matchAll(/class="criterion-points"><strong>(\d+)/g)].map(([, n]) => Number(n));
      expect(points.reduce((one, other) => one + other, 0)).toBe(factor.score);
      expect(points).toHaveLength(factor.criteria.length);
    }
  });

  it('shows what 30 days changed, by cause', () => {
    expect(wordsOf(html(fullScore))).toContain('Documents +23 Profile and banking +5 Total +28');
  });

  it('shows the next milestone with its points, progress and what it unlocks', () => {
    const page = html(fullScore);
    expect(wordsOf(page)).toContain('Upload tax returns +53 points');
    expect(page).toMatch(/aria-label="Progress to the next milestone"[^>]*aria-valuenow="38"/);
    expect(wordsOf(page)).toContain(`Reach ${totalScore + 53} to unlock premium lender access`);
  });

  it('offers three quick improvements', () => {
    const section = /aria-label="Quick Improvements">.*?<\/section>/.exec(html(fullScore))![0];
    expect([...section.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/documents',
      '/banking-info',
      '/business-profile',
    ]);
  });

  it('draws the legend as a labelled scale', () => {
    expect(wordsOf(html(fullScore))).toContain('Poor 0-500 Fair 500-700 Good 700-850 Excellent 850-1000');
  });

  it('says of a new owner what comes first', () => {
    const words = wordsOf(html(emptyScore));
    expect(words).toMatch(/Top reasons .* up to \+\d+/);
    expect(words).toContain('Needs Improvement');
  });

  it('says which two figures do not agree, both with their value, and where each is mended', () => {
    const section = /aria-label="Data confidence">.*?<\/section>/.exec(html(contradictedScore))![0];
    const words = wordsOf(section);
    expect(words).toContain('Revenue growth rate As you entered it 20%');
    expect(words).toContain('Annual revenue, current year against previous year 8.47%');
    expect(words).toContain('Average bank balance As you entered it $24,000.00');
    expect(words).toContain('Balances of your connected accounts, without lines of credit $17,500.00');
    expect([...section.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/business-profile?tab=financial',
      '/business-profile?tab=banking',
      '/banking-info',
    ]);
  });

  it('says nothing of it where all figures agree, and where the answer is of an older version', () => {
    const { flags, ...older } = fullScore;
    expect(flags).toEqual([]);
    expect(html(fullScore)).not.toContain('Data confidence');
    expect(html(older)).not.toContain('Data confidence');
  });

  it('is printed with every criterion open and the rules that made it', () => {
    const report = renderToStaticMarkup(
      <ReportSheet score={fullScore} scoreName="Readiness Score" owner="Maya Reyes" businessName="" />,
    );
    expect(report.match(/<details open/g)).toHaveLength(4);
    expect(wordsOf(report)).toContain('Prepared for Maya Reyes');
    expect(wordsOf(report)).toContain(fullScore.rulesVersion);
    expect(wordsOf(report)).toContain('no credit decision');
  });
});
