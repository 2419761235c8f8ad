import { describe, expect, it } from '@jest/globals';
import { isApiPath, isClearAddress } from './address.rules.ts';

describe('an address', () => {
  it.each([
    '/',
    '/api/score',
    '/api/documents/1?name=a%2Fb//c',
    '/a%20b',
    '/caf%C3%A9',
    '/a.b/..c/.d',
    '/a%40b',
    '/a%5b%60%7b',
  ])('%s has one meaning', (target) => expect(isClearAddress(target)).toBe(true));

  it.each([
    '',
    'api/score',
    '?/api',
    '/a\\b',
    '/a#b',
    '//evil.example',
    '/a//b',
    '/a/./b',
    '/a/../b',
    '/a/.',
    '/a/..',
    '/%2e%2e/a',
    '/a%2d',
    '/a%35',
    '/a%41',
    '/a%5A',
    '/a%5f',
    '/a%61',
    '/a%7a',
    '/a%7E',
    '/a%00',
    '/a%1f',
    '/a%23',
    '/a%25',
    '/a%2F',
    '/a%3f',
    '/a%5c',
    '/a%7F',
  ])('%j has two meanings', (target) => expect(isClearAddress(target)).toBe(false));

  it.each([
    ['/api', true],
    ['/api/score', true],
    ['/API/score', true],
    ['/api?x=1', true],
    ['/apis', false],
    ['/web/api/score', false],
    ['/schemas/lender-criteria/v1.json', true],
    ['/schemasx', false],
  ])('%s belongs to the API: %j', (path, expected) => expect(isApiPath(path)).toBe(expected));
});
