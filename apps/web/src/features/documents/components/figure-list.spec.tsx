import { describe, expect, it } from '@jest/globals';
import type { AiAnalysis } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { Corrections } from '../api/use-corrections.ts';
import { documents } from '../../../gallery/sample-documents.ts';
import { FigureList } from './figure-list.tsx';

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
const pages = { chosen: null, pointed: null, choose: () => undefined, point: () => undefined };
const done = () => Promise.resolve(true);
const htmlFor = (role: Corrections['role']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FigureList analysis={analysis} lastPicture={1} pages={pages} corrections={{ role, apply: done }} />
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
