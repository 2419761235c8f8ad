import { expect, it } from '@jest/globals';
import { startOf, withText, withValue } from './typed-text.ts';

it('has each letter, however late the values of earlier letters arrive', () => {
  let typed = startOf('');
  for (const text of ['C', 'Co', 'Com']) typed = withText(typed, text);
  typed = withValue(typed, 'C');
  expect(typed.text).toBe('Com');
  typed = withText(withValue(typed, 'Com'), 'Comm');
  expect(withValue(typed, 'Comm')).toEqual(startOf('Comm'));
});

it('has each letter when an earlier value is drawn again', () => {
  let typed = startOf('');
  for (const text of ['C', 'Co', 'Com']) typed = withText(typed, text);
  expect(withValue(withValue(typed, 'Co'), 'C').text).toBe('Com');
});

it('has a value that was not typed, such as that of cleared filters', () => {
  const typed = withText(startOf(''), 'Bank');
  expect(withValue(withValue(typed, 'Bank'), '')).toEqual(startOf(''));
  expect(withValue(typed, 'Loan').text).toBe('Loan');
});
