import { describe, expect, it } from '@jest/globals';
import { httpError } from '#shared/api/http-error.ts';
import { feedProblems } from './feed-problems.ts';

const rejected = (body: object) => httpError(400, JSON.stringify(body), null);

describe('the problems of a new feed', () => {
  it('stand beside their fields', () => {
    const details = [
      { field: 'slug', message: 'Use small letters' },
      { field: 'name', message: 'Enter a name' },
    ];
    expect(feedProblems(rejected({ message: 'Check it', details }), 'Try again')).toEqual({
      slug: 'Use small letters',
      name: 'Enter a name',
    });
  });

  it('stand beside the address if no field is named', () => {
    expect(feedProblems(rejected({ message: 'It exists' }), 'Try again')).toEqual({ url: 'It exists' });
    expect(feedProblems(new Error('offline'), 'Try again')).toEqual({ url: 'Try again' });
  });
});
