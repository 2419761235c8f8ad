import { describe, expect, it } from '@jest/globals';
import type { RecordsQuery } from '@groundwork/contracts';
import type { LoanIndex } from '@groundwork/engine-matching';
import { loanQuery, naicsTitleOf, placesLike, queryView, yearsOf } from './record-query.rules.ts';

const yearsByProgram: Record<string, readonly number[]> = {
  '7a': [2011, 2012, 2014, 2015, 2016, 2018],
  '504': [2020],
};
const index = {
  yearsOf: (programs: readonly string[]) =>
    programs.flatMap((program) => yearsByProgram[program] ?? []).sort(),
} as unknown as LoanIndex;
const titles = new Map([['722511', 'Full-Service Restaurants']]);
const codeOf = (request: object) => {
  try {
    loanQuery(request, index, 2026);
    return null;
  } catch (error) {
    return (error as { details?: { field: string }[] }).details?.[0]?.field;
  }
};

describe('the years of a request', () => {
  it.each([
    [{}, [2014, 2020]],
    [{ program: '7a' }, [2012, 2018]],
    [{ program: '7a', toYear: 2015 }, [2011, 2015]],
    [{ program: '7a', fromYear: 2015 }, [2015, 2018]],
    [{ program: '7a', fromYear: 2030 }, [2030, 2030]],
    [{ program: '7a', fromYear: 2012, toYear: 2013 }, [2012, 2013]],
    [{ program: '7a', fromYear: 2013, toYear: 2013 }, [2013, 2013]],
    [{ program: '7a', toYear: 2000 }, [2000, 2000]],
  ])('of %j are %j', (request, [fromYear, toYear]) => {
    expect(yearsOf(request as RecordsQuery, index, 2026)).toEqual({ fromYear, toYear });
  });

  it('are this year without loans', () => {
    const none = { yearsOf: () => [] } as unknown as LoanIndex;
    expect(yearsOf({}, none, 2026)).toEqual({ fromYear: 2026, toYear: 2026 });
  });

  it('are rejected in reverse', () => {
    expect(() => yearsOf({ fromYear: 2014, toYear: 2013 }, index, 2026)).toThrow();
  });
});

describe('the query of a request', () => {
  it('has null for each open choice, and the first 50 by loans', () => {
    expect(loanQuery({}, index, 2026)).toEqual({
      naics: null,
      state: null,
      county: null,
      size: null,
      program: null,
      lender: null,
      fromYear: 2014,
      toYear: 2020,
      sort: 'loans',
      limit: 50,
      offset: 0,
    });
  });

  it('has each choice', () => {
    const request = {
      naics: '722511',
      state: 'TX',
      county: 'Travis',
      size: 'small',
      program: '7a',
      lender: 'fdic:1',
      sort: 'dollars',
      limit: 7,
      cursor: '14',
      fromYear: 2012,
      toYear: 2013,
    } as unknown as RecordsQuery;
    const query = loanQuery(request, index, 2026);
    const { cursor: _, ...chosen } = request as object as Record<string, unknown>;
    expect(query).toEqual({ ...chosen, county: 'TRAVIS', offset: 14 });
    const { limit: _limit, offset: _offset, ...visible } = query;
    expect(queryView(query, titles)).toEqual({ ...visible, naicsTitle: 'Full-Service Restaurants' });
  });

  it.each([
    [{ naics: '99' }, 'naics'],
    [{ state: 'XX' }, 'state'],
    [{ county: 'Travis' }, 'county'],
    [{ cursor: 'x' }, 'cursor'],
    [{ cursor: '1x' }, 'cursor'],
    [{ cursor: 'x1' }, 'cursor'],
    [{ cursor: '1234567890' }, 'cursor'],
  ])('rejects %j at %s', (request, field) => expect(codeOf(request)).toBe(field));

  it.each([{ cursor: '123456789' }, { state: 'TX', county: 'Travis' }, { naics: '72' }])(
    'accepts %j',
    (request) => expect(codeOf(request)).toBeNull(),
  );
});

describe('the title of an industry', () => {
  it('is that of the sector or of the code', () => {
    expect(naicsTitleOf(null, titles)).toBeNull();
    expect(naicsTitleOf('722511', titles)).toBe('Full-Service Restaurants');
    expect(naicsTitleOf('722599', titles)).toBeNull();
    expect(naicsTitleOf('99', titles)).toBeNull();
    expect(naicsTitleOf('72', titles)).toMatch(/Accommodation/);
  });
});

describe('the places to look at', () => {
  const text = (naics: string, state: string) =>
    placesLike(naics, state).map((place) => `${place.naics ?? '*'} ${place.state ?? '*'}`);

  it('go from the closest to the widest', () => {
    expect(text('722511', 'TX')).toEqual([
      '722511 TX',
      '7225 TX',
      '722 TX',
      '72 TX',
      '722511 *',
      '7225 *',
      '72 *',
      '* TX',
    ]);
    expect(text('722511', '')).toEqual(['722511 *', '7225 *', '72 *']);
    expect(text('', 'TX')).toEqual(['* TX']);
    expect(placesLike('', '')).toEqual([{ naics: null, state: null }]);
  });
});
