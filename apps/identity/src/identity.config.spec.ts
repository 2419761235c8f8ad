import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '@groundwork/platform-config';
import { identityConfig } from './identity.config.ts';

const needed = { DATABASE_URL: 'postgres://u:p@127.0.0.1/g', NATS_URL: 'nats://127.0.0.1:4222' };
const load = (given: Record<string, string> = {}) => loadConfig(identityConfig, { ...needed, ...given });

describe('the settings of identity', () => {
  it('are the decided limits unless somebody sets others, and exempt nobody', () => {
    expect(load()).toMatchObject({
      FAILED_SIGN_INS_PER_ACCOUNT: 10,
      FAILED_SIGN_INS_PER_ADDRESS: 300,
      FAILED_SIGN_INS_MINUTES: 15,
      SIGN_UPS_PER_ADDRESS: 200,
      SIGN_UPS_MINUTES: 60,
      UNTHROTTLED_NETWORKS: [],
      FIRST_ADMIN_EMAIL: '',
    });
  });

  it('take a list of networks and an email as people write them', () => {
    const networks = '10.0.0.0/8, ::1 ,192.0.2.1,2001:db8::/32,';
    expect(load({ UNTHROTTLED_NETWORKS: networks, FIRST_ADMIN_EMAIL: ' Ann@Example.com' })).toMatchObject({
      UNTHROTTLED_NETWORKS: ['10.0.0.0/8', '::1', '192.0.2.1', '2001:db8::/32'],
      FIRST_ADMIN_EMAIL: 'ann@example.com',
    });
  });

  it.each(['everywhere', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '::/129', '10.0.0.0/-1', '300.1.1.1'])(
    'refuse %s as a network',
    (network) => {
      expect(() => load({ UNTHROTTLED_NETWORKS: network })).toThrow('UNTHROTTLED_NETWORKS is no list');
    },
  );

  it.each([
    ['FIRST_ADMIN_EMAIL', 'ann'],
    ['FAILED_SIGN_INS_PER_ACCOUNT', '0'],
    ['SIGN_UPS_PER_ADDRESS', 'many'],
  ])('refuse %s=%s', (name, value) => {
    expect(() => load({ [name]: value })).toThrow(name);
  });
});
