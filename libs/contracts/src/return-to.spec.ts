import { describe, expect, it } from '@jest/globals';
import { safeReturnTo } from './return-to.ts';

describe('the page after a sign-in', () => {
  it.each([
    '/dashboard',
    '/score?tab=1',
    '/documents?category=tax_documents&x=1',
    '/lenders?search=big+bank&sort=best*',
    '/business-profile#financial',
    '/review/1-2.3',
    '/~ann/@work',
    '/a%20b?c=%2F%2Fd',
    '/apiary',
    '/score/api',
    '/score?next=//evil.example',
  ])('can be %s', (wanted) => {
    expect(safeReturnTo(wanted)).toBe(wanted);
  });

  it('is the address as the browser parses it', () => {
    expect(safeReturnTo('/a/../score/./?x=1')).toBe('/score/?x=1');
  });

  it.each([
    undefined,
    null,
    '',
    '//evil.example',
    '//evil.example/score?tab=1',
    '//',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/%2F/evil.example',
    'https://evil.example',
    'evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/dashboard\nSet-Cookie: a=b',
    '/dashboard\r\n',
    '/dashboard\0',
    '/@evil.example#<script>',
    '/"onload=',
    '/a b',
    '/%',
    '/api',
    '/api/',
    '/api?x=1',
    '/api#x',
    '/api/logout',
    '/x/../api/logout',
    '/%61pi/logout',
    '/api%2Flogout',
    '/',
    '/?view=signin',
    '/#top',
  ])('is never %j', (wanted) => {
    expect(safeReturnTo(wanted)).toBeUndefined();
  });
});
