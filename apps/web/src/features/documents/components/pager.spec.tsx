import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Pager } from './pager.tsx';

const doNothing = () => undefined;
const pager = (page: number, last: number, pages: number, first = 1) =>
  renderToStaticMarkup(<Pager page={page} first={first} last={last} pages={pages} onPage={doNothing} />);

describe('the pager below a page', () => {
  it('ends with the last page that has a picture, and states the limit', () => {
    const html = pager(2, 2, 3);
    expect(html).toContain('Page 2 of 3');
    expect(html).toContain('We show the first 2 pages.');
    expect(html).toMatch(/aria-label="Next page" disabled/);
    expect(html).not.toMatch(/aria-label="Previous page" disabled/);
  });

  it('has the page numbers of the file for a part of it', () => {
    const html = pager(3, 4, 5, 3);
    expect(html).toContain('Page 3 of 5');
    expect(html).toContain('We show the first 2 pages.');
    expect(html).toMatch(/aria-label="Previous page" disabled/);
  });

  it('starts with the first page', () => {
    const html = pager(1, 3, 3);
    expect(html).toMatch(/aria-label="Previous page" disabled/);
    expect(html).not.toMatch(/aria-label="Next page" disabled/);
    expect(html).not.toContain('We show the first');
  });
});
