import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ProvenLine } from './proven-line.tsx';

const line = (stated: number, totalScore: number): string =>
  renderToStaticMarkup(
    <ProvenLine
      stated={stated}
      proven={{ totalScore, restsOnYourWord: Math.max(0, stated - totalScore), contradictions: 0 }}
    />,
  ).replaceAll(/<[^>]+>/g, ' ');

describe('the line beside the dial', () => {
  it('names the proven score and the points on the word of the owner', () => {
    expect(line(552, 280)).toContain('Proven 280');
    expect(line(552, 280)).toContain('272 points are not backed by a document yet');
    expect(line(281, 280)).toContain('1 point is not backed by a document yet');
  });

  it('names the points that documents show beyond the stated score', () => {
    expect(line(280, 320)).toContain('Your documents show 40 points more than you entered');
    expect(line(280, 280)).toContain('Every point is proven');
  });
});
