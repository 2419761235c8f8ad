import { describe, expect, it } from '@jest/globals';
import { natsConfiguration } from './nats-configuration.ts';

const settings = { port: 4222, password: 'secret', store: '/data/nats', name: 'dev' };

describe('the configuration of NATS', () => {
  it.each(['2.10.0', '2.10.27', '2.15.2', '3.0.1'])(
    'makes %s write to disk before it acknowledges',
    (version) => {
      expect(natsConfiguration({ ...settings, version })).toContain('sync_interval: always');
    },
  );

  it.each(['2.9.10', '2.9.25', '0'])('omits a setting that %s does not support', (version) => {
    expect(natsConfiguration({ ...settings, version })).not.toContain('sync_interval');
  });
});
