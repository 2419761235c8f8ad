import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { DataList } from '../layout/data-list.tsx';
import { KeyFigure } from '../layout/key-figure.tsx';
import { NextMove } from '../layout/next-move.tsx';
import { Loading, RowsSkeleton } from './skeletons.tsx';
import { StageTrack, type StageTrackProps } from './stage-track.tsx';
import { ErrorState, NoResults } from './states.tsx';

const doNothing = () => undefined;
const resolve = () => Promise.resolve();
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const stages = [
  { key: 'received', label: 'Received', sentence: 'Waiting to be read' },
  { key: 'recognised', label: 'Pages' },
  { key: 'done', label: 'Done' },
];
const track = (differences: Partial<StageTrackProps>) =>
  renderToStaticMarkup(
    <StageTrack label="Analysis of june.pdf" stages={stages} current="recognised" {...differences} />,
  );

describe('an error', () => {
  it('is announced with the server’s message and a retry', () => {
    const html = renderToStaticMarkup(
      <ErrorState
        title="Not loaded"
        message="Scoring is away"
        text="Try again in a moment."
        onRetry={resolve}
      />,
    );
    expect(html).toContain('role="alert"');
    expect(textOf(html)).toBe('Not loaded Scoring is away Try again in a moment. Try again');
  });

  it('offers no retry without a handler', () => {
    expect(renderToStaticMarkup(<ErrorState title="Not drawn" text="Reload." />)).not.toContain('<button');
  });
});

describe('a search without a result', () => {
  it('names the search and offers to clear the filters', () => {
    const html = renderToStaticMarkup(<NoResults title="No lender matches" onClear={doNothing} />);
    expect(html).toContain('role="status"');
    expect(textOf(html)).toBe('No lender matches Clear filters');
  });
});

describe('a loading screen', () => {
  it('announces itself once, and hides its shapes from a screen reader', () => {
    const html = renderToStaticMarkup(
      <Loading label="Loading your documents">
        <RowsSkeleton rows={3} />
      </Loading>,
    );
    expect(textOf(html)).toBe('Loading your documents');
    expect(html).toMatch(/role="status">Loading your documents<\/p><div aria-hidden="true">/);
    expect(html.match(/gw-bone-tile/g)).toHaveLength(3);
  });
});

describe('the stages of a job', () => {
  it('names the current stage', () => {
    expect(textOf(track({}))).toContain('Step 2 of 3: Pages');
    expect(textOf(track({ current: 'received' }))).toContain('Step 1 of 3: Waiting to be read');
  });

  it('marks done, current and later stages in text, not only by color', () => {
    const html = track({});
    expect(textOf(html)).toContain('Received , done Pages , in progress Done , not started');
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  });

  it('names the stage of a failure, and the end', () => {
    expect(textOf(track({ state: 'failed' }))).toContain('Stopped at step 2 of 3: Pages');
    const done = track({ state: 'done' });
    expect(textOf(done)).toMatch(/^Done Received , done Pages , done Done , done$/);
    expect(done).not.toContain('aria-current');
  });

  it('starts at the first stage for an unknown one', () => {
    expect(textOf(track({ current: 'shredded' }))).toContain('Step 1 of 3');
  });
});

describe('cards', () => {
  it('names a key figure, and omits a missing number', () => {
    const figure = (value: string | null) =>
      renderToStaticMarkup(
        <KeyFigure label="Next Milestone" note="Nothing left" value={value} icon={null} />,
      );
    expect(figure('+53 points')).toContain('aria-label="Next Milestone"');
    expect(figure(null)).not.toContain('<strong>');
  });

  it('names the next move and its worth', () => {
    const html = renderToStaticMarkup(
      <NextMove title="Upload tax returns" text="Now." worth="+53 points" action={null} />,
    );
    expect(textOf(html)).toBe('Your next move +53 points Upload tax returns Now.');
  });

  it('reads a missing value as no value', () => {
    const html = renderToStaticMarkup(<DataList rows={[{ label: 'EIN', value: null }]} />);
    expect(html).toContain('<span class="gw-hidden">no value</span>');
  });
});
