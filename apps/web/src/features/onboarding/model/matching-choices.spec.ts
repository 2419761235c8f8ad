import { describe, expect, it } from '@jest/globals';
import { matchingChoices } from './matching-choices.ts';

const options = ['Bar', 'Barber shop', 'Hair salon', 'New York', 'York'].map((value) => ({
  value,
  label: value,
}));
const labelsFor = (typed: string, isOpenList = false) =>
  matchingChoices(options, typed, isOpenList).map(({ label }) => label);

describe('the choices of a long list', () => {
  it('are all without a text', () => expect(labelsFor('  ')).toHaveLength(5));

  it('have a word that starts with the text, an equal one first', () => {
    expect(labelsFor('sal')).toEqual(['Hair salon']);
    expect(labelsFor('york')).toEqual(['York', 'New York']);
    expect(labelsFor('BAR')).toEqual(['Bar', 'Barber shop']);
    expect(labelsFor('ork')).toEqual([]);
  });

  it('offer the text of the owner in an open list, unless it is in the list', () => {
    expect(labelsFor('barb', true)).toEqual(['Barber shop', 'Use “barb”']);
    expect(labelsFor('Kite school', true)).toEqual(['Use “Kite school”']);
    expect(labelsFor('bar ', true)).toEqual(['Bar', 'Barber shop']);
    expect(matchingChoices(options, ' Kite school ', true)).toMatchObject([{ value: 'Kite school' }]);
  });
});
