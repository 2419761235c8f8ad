import { describe, expect, it } from '@jest/globals';
import type { OwnerService } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { callAll } from './partial-replies.rules.ts';

const services: readonly OwnerService[] = ['profile', 'scoring', 'documents'];
const away = (service: OwnerService) => new DomainError('unavailable', 'AWAY', `${service} is away`);

describe('the replies of several services', () => {
  it('are those that came, with the names of the services that are away', async () => {
    const call = (service: OwnerService) =>
      service === 'scoring' ? Promise.reject(away(service)) : Promise.resolve(`reply of ${service}`);
    await expect(callAll(services, call)).resolves.toEqual({
      replies: [
        ['profile', 'reply of profile'],
        ['documents', 'reply of documents'],
      ],
      unavailable: ['scoring'],
    });
  });

  it.each([
    ['a rejection', new DomainError('conflict', 'BUSY', 'Busy')],
    ['a defect', new Error('Defect')],
  ])('do not hide %s', async (_name, failure) => {
    const call = (service: OwnerService) =>
      service === 'documents' ? Promise.reject(failure) : Promise.resolve(service);
    await expect(callAll(services, call)).rejects.toBe(failure);
  });
});
