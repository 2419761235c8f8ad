import { describe, expect, it } from '@jest/globals';
import { ownEnvironment } from './own-environment.ts';

describe('the environment of a service', () => {
  it('prefers its own value to the value of the process', () => {
    const environment = { NATS_URL: 'nats://all', SCORING__NATS_URL: 'nats://scoring', PORT: '8080' };
    expect(ownEnvironment('scoring', environment)).toMatchObject({
      NATS_URL: 'nats://scoring',
      PORT: '8080',
    });
    expect(ownEnvironment('profile', environment)).toMatchObject({ NATS_URL: 'nats://all', PORT: '8080' });
  });

  it('is not that of a service whose name begins alike', () => {
    const environment = { DOCUMENTS_WORKER__NATS_URL: 'nats://worker' };
    expect(ownEnvironment('documents', environment)['NATS_URL']).toBeUndefined();
    expect(ownEnvironment('documents-worker', environment)['NATS_URL']).toBe('nats://worker');
  });
});
