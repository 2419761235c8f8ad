import { describe, expect, it } from '@jest/globals';
import type { AiAnalysis, DocumentQuestion } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { Corrections } from '../api/use-corrections.ts';
import { documents } from '../../../gallery/sample-documents.ts';
import { FigureList } from './figure-list.tsx';
import type { FindingsProps } from './findings.tsx';
import { findingOf, pointing } from './pointed-mark.ts';

const learned = { document: documents[0]!.id, correction: documents[0]!.id, at: '2026-05-04T12:00:00.000Z' };
const analysis: AiAnalysis = {
  ...documents[0]!.aiAnalysis,
  extracted: [
    {
      name: 'endingBalance',
      label: 'Ending balance',
      value: 100,
      text: null,
      confidence: 1,
      page: 1,
      learned,
    },
    { name: 'deposits', label: 'Deposits', value: 200, text: null, confidence: 1, page: 1 },
  ],
};
const noPages = { chosen: null, pointed: null, choose: () => undefined, point: () => undefined };
const done = () => Promise.resolve(true);
const htmlFor = (role: Corrections['role'], own = analysis, pages: FindingsProps['pages'] = noPages) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FigureList analysis={own} lastPicture={1} pages={pages} corrections={{ role, apply: done }} />
    </MemoryRouter>,
  );

describe('a figure that a label of a correction names', () => {
  it.each([
    ['owner', 'Read by your correction of May 4'],
    ['reviewer', 'Read by the owner’s correction of May 4'],
  ] as const)('shows it to the %s, and no other figure does', (role, text) => {
    expect(htmlFor(role).split('figure-learned')).toHaveLength(2);
    expect(htmlFor(role)).toContain(text);
  });
});

describe('a question about an amount', () => {
  const box = { x: 0.5, y: 0.25, width: 0.1, height: 0.02 };
  const asking = (...candidates: NonNullable<DocumentQuestion['candidates']>): AiAnalysis => ({
    ...analysis,
    questions: [{ what: 'figure', name: 'deposits', page: 1, candidates }],
  });
  const read = { value: 200, page: 1, box };
  const group = (html: string) => /<div class="figure-question".*?<\/div><\/div>/.exec(html)?.[0] ?? '';

  it('has one button for each of two candidates, and one that opens the field', () => {
    const html = group(htmlFor('owner', asking(read, { value: 220, page: 2, box })));
    expect([...html.matchAll(/<button.*?<\/button>/g)].map(([text]) => text.replace(/<.*?>/g, ''))).toEqual([
      '$200.00, as we read it',
      '$220.00, on page 2',
      'Correct it',
    ]);
    expect(html).toContain('aria-label="Deposits"');
    expect(html).toContain('data-finding="other deposits"');
  });

  it('names a candidate that no page prints by the sum', () => {
    expect(group(htmlFor('owner', asking(read, { value: 220, page: 1 })))).toContain(
      '$220.00, so that it adds up',
    );
  });

  it('is for yes or a correction with one candidate, and for no reviewer', () => {
    expect(group(htmlFor('owner', asking(read)))).toContain('We read $200.00 here. Is that right?');
    expect(group(htmlFor('reviewer', asking(read)))).toBe('');
  });
});

describe('a figure and its box', () => {
  it('point at each other', () => {
    const html = htmlFor('owner', analysis, { ...noPages, pointed: 'figure deposits' });
    expect(html).toMatch(/data-finding="figure deposits"[^>]*data-pointed=""/);
    expect(html).not.toMatch(/data-finding="figure endingBalance"[^>]*data-pointed=""/);
    const points: (string | null)[] = [];
    const { onMouseEnter, onMouseLeave, onFocus, onBlur } = pointing('a', (id) => points.push(id), 'around');
    onMouseEnter();
    onMouseLeave();
    onFocus({ stopPropagation: () => points.push('stopped') });
    onBlur();
    expect(points).toEqual(['a', 'around', 'stopped', 'a', null]);
    expect(findingOf('a', { ...noPages, chosen: 'a' })).toMatchObject({
      ...{ 'data-chosen': '', 'data-pointed': undefined, tabIndex: -1 },
    });
  });

  it('is not sure to 100 % at 99.7 %', () => {
    const extracted = analysis.extracted.map((figure) => ({ ...figure, confidence: 0.997 }));
    expect(htmlFor('owner', { ...analysis, extracted })).toContain('99% sure');
  });
});
