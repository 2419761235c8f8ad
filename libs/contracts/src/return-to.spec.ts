import { describe, expect, it } from '@jest/globals';
import { safeReturnTo } from './return-to.ts';

describe('a way back after signing in', () => {
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
  ])('may be %s', (wanted) => {
    expect(safeReturnTo(wanted)).toBe(wanted);
  });

  it('is given as the browser will read it', () => {
    expect(safeReturnTo('/a/../score/./?x=1')).toBe('/score/?x=1');
  });

  it.each([
    undefined,
    null,
    '',
    '//evil.example',
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
