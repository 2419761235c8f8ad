import { describe, expect, it } from '@jest/globals';
import { firstKeyOf, holdsKey } from './field-keys.ts';

const metrics = [
  '# TYPE groundwork_field_keys_held gauge',
  'groundwork_field_keys_held{key="k2",first="true",service="profile"} 1',
  'groundwork_field_keys_held{key="k1",first="false",service="profile"} 1',
].join('\n');

describe('the keys of a running service', () => {
  it.each([
    ['k2', true],
    ['k1', true],
    ['k', false],
    ['k22', false],
    ['', false],
  ])('are read from its metrics: %s', (id, held) => {
    expect(holdsKey(metrics, id)).toBe(held);
  });

  it('are compared with the key for new data keys', () => {
    expect(firstKeyOf('k2:bbb=,k1:aaa=')).toBe('k2');
    expect(firstKeyOf(' k1:aaa=')).toBe('k1');
  });
});
