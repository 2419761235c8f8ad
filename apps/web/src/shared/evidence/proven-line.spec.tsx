import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ProvenLine } from './proven-line.tsx';

const html = (stated: number, totalScore: number, confirmedTotal?: number): string =>
  renderToStaticMarkup(
    <ProvenLine
      stated={stated}
      proven={{
        totalScore,
        restsOnYourWord: Math.max(0, stated - totalScore),
        contradictions: 0,
        ...(confirmedTotal !== undefined && { confirmedTotal }),
      }}
    />,
  );
const line = (...scores: Parameters<typeof html>): string => html(...scores).replaceAll(/<[^>]+>/g, ' ');

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

  it('has the points that two sources confirm as the first part of its bar', () => {
    expect(line(552, 291, 180)).toContain('Proven 291, of it 180 confirmed twice');
    expect(html(552, 291, 180).match(/width:[^"]+/g)).toEqual(['width:18%', 'width:11.1%']);
    expect(line(552, 291, 0)).not.toContain('of it');
    expect(html(552, 0, 0)).not.toContain('gw-bar');
  });
});
