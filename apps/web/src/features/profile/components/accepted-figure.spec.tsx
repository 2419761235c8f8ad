import { describe, expect, it } from '@jest/globals';
import { profileReply, routeExamples } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AcceptedFigure } from './accepted-figure.tsx';

const [source] = Object.values(profileReply.parse(routeExamples.profile?.reply).provenance ?? {});

const htmlOf = (undoable: number): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AcceptedFigure
        name="annualRevenueCurrent"
        source={source!}
        undoable={undoable}
        onUndo={() => Promise.resolve()}
      />
    </MemoryRouter>,
  );

describe('an accepted figure', () => {
  it('states its document with a link, and offers its undo for ten minutes only', () => {
    expect(htmlOf(1)).toMatch(
      /<a href="\/documents\?document=[^"]+"[^>]*>From your Schedule C 2025, page 1<\/a>/,
    );
    expect(htmlOf(1)).toContain('>Undo<');
    expect(htmlOf(0)).not.toContain('Undo');
  });

  it('states how many figures one undo takes back', () => {
    expect(htmlOf(3)).toContain('>Undo 3 figures<');
  });
});
