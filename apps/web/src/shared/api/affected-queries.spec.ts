import { describe, expect, it } from '@jest/globals';
import { isAffected } from './affected-queries.ts';

describe('a change', () => {
  it('affects the named query and the queries below it', () => {
    const change = { keys: ['/api/documents'] };
    expect(isAffected('/api/documents', change)).toBe(true);
    expect(isAffected('/api/documents/d1', change)).toBe(true);
    expect(isAffected('/api/documents?limit=5', change)).toBe(true);
    expect(isAffected('/api/documents-archive', change)).toBe(false);
    expect(isAffected('/api/dashboard', change)).toBe(false);
  });

  it('affects all queries after a gap', () => {
    expect(isAffected('/api/dashboard', 'everything')).toBe(true);
  });
});
