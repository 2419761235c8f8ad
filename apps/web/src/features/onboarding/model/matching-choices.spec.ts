import { describe, expect, it } from '@jest/globals';
import { matchingChoices } from './matching-choices.ts';

const options = ['Bar', 'Barber shop', 'Hair salon', 'New York', 'York'].map((value) => ({
  value,
  label: value,
}));
const found = (typed: string, isOpenList = false) =>
  matchingChoices(options, typed, isOpenList).map(({ label }) => label);

describe('the choices of a long list', () => {
  it('are all without a text', () => expect(found('  ')).toHaveLength(5));

  it('have a word that starts with the text, an equal one first', () => {
    expect(found('sal')).toEqual(['Hair salon']);
    expect(found('york')).toEqual(['York', 'New York']);
    expect(found('BAR')).toEqual(['Bar', 'Barber shop']);
    expect(found('ork')).toEqual([]);
  });

  it('offer the text of the owner in an open list, unless it is in the list', () => {
    expect(found('barb', true)).toEqual(['Barber shop', 'Use “barb”']);
    expect(found('Kite school', true)).toEqual(['Use “Kite school”']);
    expect(found('bar ', true)).toEqual(['Bar', 'Barber shop']);
    expect(matchingChoices(options, ' Kite school ', true)).toMatchObject([{ value: 'Kite school' }]);
  });
});
