import { describe, expect, it } from '@jest/globals';
import { requiredCatalogColumns } from '@groundwork/contracts';
import { findUnknownHeaders, readHeaders, isMapped, describePlan, findUnmappedColumns } from './columns.ts';

describe('the columns of a file', () => {
  it('are read from its first line, with or without quotes', () => {
    expect(readHeaders('\uFEFFid,"Name, long","a ""b""", type \r\n1,2,3,4')).toEqual([
      'id',
      'Name, long',
      'a "b"',
      'type',
    ]);
    expect(readHeaders('id,Size "net","gross" size\n1,2,3')).toEqual(['id', 'Size "net"', '"gross" size']);
    expect(readHeaders('')).toEqual([]);
  });

  it('are recognized regardless of spaces and case', () => {
    const headers = requiredCatalogColumns.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter}`));
    expect(findUnmappedColumns(headers)).toEqual([]);
    expect(findUnknownHeaders([...headers, 'Bank'])).toEqual(['Bank']);
  });

  it('need a mapping when a required one is missing', () => {
    const headers = requiredCatalogColumns.map((name) => (name === 'name' ? 'Bank' : name));
    expect(findUnmappedColumns(headers)).toEqual(['name']);
    expect(isMapped(headers, {})).toBe(false);
    expect(isMapped(headers, { name: 'Bank' })).toBe(true);
    const withoutType = headers.filter((name) => name !== 'type');
    expect(isMapped(withoutType, { name: 'Bank' })).toBe(false);
  });
});

it('describes the effect of an import', () => {
  const plan = { id: '', rows: 1250, added: 3, changed: 2, unchanged: 1245, absent: 4, errorCount: 0 };
  expect(describePlan({ ...plan, errors: [], changes: [] } as never)).toBe(
    '1,250 lines: 3 new, 2 changed, 1,245 as before. 4 active lenders are not in the file.',
  );
});
