import { describe, expect, it } from '@jest/globals';
import type { Client } from '@groundwork/contracts';
import { allClients, cellsOf, isFiltered, toQuery } from './client-view.ts';

describe('the clients of a practice', () => {
  it('send only what narrows the list', () => {
    expect(toQuery(allClients)).toEqual({ sort: 'name' });
    expect(toQuery({ search: ' bakery ', stage: 'ready', sort: 'proven' })).toEqual({
      sort: 'proven',
      search: 'bakery',
      stage: 'ready',
    });
    expect(isFiltered({ ...allClients, search: '  ' })).toBe(false);
    expect(isFiltered({ ...allClients, stage: 'paused' })).toBe(true);
  });

  it('show a figure that the owner does not open as a dash, and zero as zero', () => {
    const closed = { nextDue: null, expiresAt: null, lastOpenedAt: null };
    const client = { stated: 0, proven: null, missingPapers: 4, openRequests: 2, ...closed };
    expect(cellsOf(client as Client)).toEqual({
      stated: '0',
      proven: '–',
      missing: '4',
      requests: '2',
      due: '–',
      until: '–',
      opened: '–',
    });
  });
});
