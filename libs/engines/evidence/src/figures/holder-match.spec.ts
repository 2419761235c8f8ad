import { describe, expect, it } from '@jest/globals';
import { holderMatch, holderQuestion, type OwnerNames } from '../index.ts';

const owner: OwnerNames = {
  legalBusinessName: 'Larkspur Bicycle Repair LLC',
  dbaName: 'Rosa’s Café & Cycles',
  fullName: 'Rosa M. Díaz',
  formerNames: ['Old Town Wheels, Inc.', 'Rosa Ortega'],
};

describe('the name of a paper', () => {
  it.each([
    'LARKSPUR BICYCLE REPAIR LLC',
    'Larkspur Bicycle Repair',
    'Larkspur Bicycle Repair, L.L.C.',
    'Larkspur Bicycle Repair Inc.',
    'Larkspur Bicycle Repair Company',
    'LARKSPUR BICYCLE REPAIR CO LLC',
    'Lark-Spur Bicycle Repair',
    'REPAIR LARKSPUR BICYCLE',
    'LarkspurBicycle Repair',
    "ROSA'S CAFE AND CYCLES",
    'ROSAS CAFE CYCLES',
    'ROSAS CAFE + CYCLES LTD',
    'Larkspur Bicycle Repair LLC DBA Something Else',
    'Somebody Else d/b/a Rosa’s Café & Cycles',
    'Rosa Diaz doing business as Rosas Cafe and Cycles',
    'ROSA DIAZ',
    'ROSA M DIAZ',
    'DIAZ, ROSA M',
    'Diaz Rosa',
    'Rosa María Díaz',
    'ROSA DIAZ AND LUIS DIAZ',
    'LUIS & ROSA DIAZ',
    'JOHN SMITH AND ROSA DIAZ',
    'Old Town Wheels',
    'ROSA ORTEGA',
    'Larkspur Bicycle Repair LLC Inc',
    'Larkspur Bicycle Repair L L C',
    '  Larkspur   Bicycle -- Repair  ',
    'Rosa and Luis Diaz',
    'ROSA M AND LUIS DIAZ',
    'AND ROSA DIAZ',
    'ROSA M MARIA DIAZ',
  ])('is that of the owner: %s', (printed) => expect(holderMatch(printed, owner)).toBe('same'));

  it.each([
    'CEDAR LANE CATERING LLC',
    'Larkspur',
    'Larkspur Bicycle',
    'Larkspur Bicycle Repair Supplies',
    'ROSA K DIAZ',
    'Rosa Karla Diaz',
    'MARIA DIAZ',
    'Diaz',
    'Luis Diaz',
    'Rosa and Diaz Partners',
    'Rosa Diaz dba Cedar Lane Catering',
    'Maria Rosa Diaz Lopez',
    'LLC',
    'Ortega Rosa Wheels',
    'Bicycle Repair LLC',
    'Larkspur Bicycle LLC Repair Shop',
    'C LLC',
    'Larkspur Bicycle Repair LLD',
    'ROSA M KARLA DIAZ',
    'Rosa',
    'Luis and Rosa',
    'AND',
  ])('is another one: %s', (printed) => expect(holderMatch(printed, owner)).toBe('other'));

  it('is missing without a printed name or a name to compare', () => {
    for (const printed of [null, '', '  ', '---', []]) expect(holderMatch(printed, owner)).toBe('none');
    expect(holderMatch('LARKSPUR', {})).toBe('none');
    expect(holderMatch('LARKSPUR', { legalBusinessName: '', dbaName: null, fullName: ' ' })).toBe('none');
  });

  it('has several lines: that of her business decides, and that of her person only with no other', () => {
    expect(holderMatch(['LARKSPUR BICYCLE REPAIR', 'ATTN ACCOUNTING'], owner)).toBe('same');
    expect(holderMatch(['ROSA DIAZ', 'CEDAR LANE CATERING'], owner)).toBe('other');
    expect(holderMatch(['ROSA DIAZ', 'Rosa Ortega'], owner)).toBe('same');
    const ninth = [...Array.from({ length: 8 }, () => 'X Y'), 'ROSA DIAZ', 'LARKSPUR BICYCLE REPAIR'];
    expect(holderMatch(ninth, owner)).toBe('other');
  });

  it('reads the first two hundred characters of a line', () => {
    const long = `${' '.repeat(190)}ROSA DIAZ`;
    expect(holderMatch(long, owner)).toBe('same');
    expect(holderMatch(`${' '.repeat(195)}ROSA DIAZ`, owner)).toBe('other');
  });

  it('compares initials only if both names have them', () => {
    expect(holderMatch('Rosa M Diaz', { fullName: 'Rosa Diaz' })).toBe('same');
    expect(holderMatch('J Q Public Smith', { fullName: 'Q J Public Smith' })).toBe('same');
    expect(holderMatch('J Q Public Smith', { fullName: 'J Public Smith' })).toBe('same');
    expect(holderMatch('Cher', { fullName: 'Cher' })).toBe('same');
    expect(holderMatch('A B', { fullName: 'C D' })).toBe('other');
  });

  it('has the last name of the last owner for each first name before it', () => {
    expect(holderMatch('ANN AND BO AND CY M LEE', { fullName: 'Ann Lee' })).toBe('same');
    expect(holderMatch('ANN LEE AND BO', { fullName: 'Bo Bo' })).toBe('other');
    expect(holderMatch('AND ROSA DIAZ', { fullName: 'Diaz' })).toBe('other');
  });

  it('needs no business to know a person, and no person to know a business', () => {
    expect(holderMatch('ROSA DIAZ', { fullName: 'Rosa Diaz' })).toBe('same');
    expect(holderMatch('LARKSPUR', { legalBusinessName: 'Larkspur LLC' })).toBe('same');
    expect(holderMatch('LARKSPUR', { legalBusinessName: 'Larkspur LLC', fullName: 'Rosa Diaz' })).toBe(
      'same',
    );
    expect(holderMatch('CO', { legalBusinessName: 'Co' })).toBe('same');
    expect(holderMatch('The Company', { legalBusinessName: 'The' })).toBe('same');
    expect(holderMatch('AND', { legalBusinessName: 'And LLC' })).toBe('same');
    expect(holderMatch('AND', { legalBusinessName: 'Or LLC' })).toBe('other');
    expect(holderMatch('Rosa Maria Diaz', { fullName: 'Rosa Q J Diaz' })).toBe('other');
    expect(holderMatch('Rosa Maria Diaz', { fullName: 'Rosa M Diaz' })).toBe('same');
    expect(holderMatch('Maria Rosa Diaz', { fullName: 'Maria Diaz' })).toBe('same');
  });

  it('compares again after the owner renames her business', () => {
    expect(holderMatch('LARKSPUR BICYCLE REPAIR', { legalBusinessName: 'Magnolia LLC' })).toBe('other');
    const renamed = { legalBusinessName: 'Magnolia LLC', formerNames: ['Larkspur Bicycle Repair LLC'] };
    expect(holderMatch('LARKSPUR BICYCLE REPAIR', renamed)).toBe('same');
  });

  it('is equal in both directions', () => {
    const names = ['Rosa M Diaz', 'Rosa Maria Diaz', 'DIAZ ROSA', 'Luis Diaz', 'Rosa Diaz Ortega'];
    for (const one of names)
      for (const other of names)
        expect(holderMatch(one, { fullName: other })).toBe(holderMatch(other, { fullName: one }));
  });
});

describe('the question about a name', () => {
  const holder = { printed: 'CEDAR LANE LLC', match: 'other', answer: null } as const;

  it('is open until the owner answers it', () => {
    expect(holderQuestion(holder)).toBe('This document is in the name of CEDAR LANE LLC. Is it yours?');
    expect(holderQuestion({ ...holder, answer: 'former-name' })).toBeNull();
    expect(holderQuestion({ ...holder, answer: 'other-business' })).toBeNull();
    expect(holderQuestion({ ...holder, match: 'same' })).toBeNull();
    expect(holderQuestion({ ...holder, match: 'none' })).toBeNull();
    expect(holderQuestion({ ...holder, printed: null })).toBeNull();
  });
});
