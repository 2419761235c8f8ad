import { describe, expect, it } from '@jest/globals';
import { catalogColumns, requiredCatalogColumns } from '@groundwork/contracts';
import { parseMapping, toRows } from './catalog-rows.rules.ts';

const detailsOf = (work: () => unknown) => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { details: { field: string; message: string }[] }).details;
  }
};
const record = (line: number, cells: string[]) => ({ line, cells });
const headers = [...requiredCatalogColumns];
const values = headers.map((name) => `value of ${name}`);
const row = Object.fromEntries(headers.map((name, at) => [name, values[at]]));

describe('the mapping of the columns', () => {
  it('is empty without one', () => {
    expect(parseMapping(undefined)).toEqual({});
    expect(parseMapping('')).toEqual({});
    expect(parseMapping('{"name":"Lender"}')).toEqual({ name: 'Lender' });
  });

  it.each(['{', '[]', '{"name":7}'])('%s is rejected', (text) => {
    expect(detailsOf(() => parseMapping(text))?.map(({ field }) => field)).toEqual(['mapping']);
  });
});

describe('the rows of a catalog file', () => {
  it('have the cells of their columns, in any spelling and order', () => {
    const spelled = headers.map((name) => name.replaceAll(/([A-Z])/g, '_ -$1').toUpperCase());
    const file = { headers: spelled.toReversed(), records: [record(7, values.toReversed())] };
    expect(toRows(file, {})).toEqual([{ line: 7, cells: row }]);
  });

  it('follow the mapping, whose names are exact', () => {
    const file = { headers: ['Lender', ...headers], records: [record(2, ['mapped', ...values])] };
    expect(toRows(file, { name: 'Lender' })[0]?.cells).toEqual({ ...row, name: 'mapped' });
    const missing = detailsOf(() => toRows(file, { name: 'lender' }));
    expect(missing?.map(({ field }) => field)).toEqual(['name']);
  });

  it('have an empty cell at the end of a short line, and no unknown column', () => {
    const file = { headers: [...headers, 'Unknown'], records: [record(3, [...values.slice(0, -1)])] };
    expect(toRows(file, {})[0]?.cells).toEqual({ ...row, [headers.at(-1)!]: '' });
  });

  it('need each required column', () => {
    const file = { headers: headers.slice(1), records: [] };
    expect(detailsOf(() => toRows(file, {}))?.map(({ field }) => field)).toEqual([headers[0]]);
    expect(detailsOf(() => toRows({ headers: [], records: [] }, {}))).toHaveLength(headers.length);
    expect(catalogColumns.length).toBeGreaterThan(headers.length);
  });

  it('reject a cell of more than 2,000 characters with its line', () => {
    const withName = (length: number) => ({
      headers,
      records: [record(41, ['x'.repeat(length), ...values.slice(1)])],
    });
    expect(detailsOf(() => toRows(withName(2000), {}))).toBeNull();
    const [problem] = detailsOf(() => toRows(withName(2001), {})) ?? [];
    expect(problem?.field).toBe('file');
    expect(problem?.message).toContain('41');
    expect(problem?.message.replace(',', '')).toContain('2000');
  });
});
