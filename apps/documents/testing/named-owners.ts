import { type OwnerNames, rpc } from '@groundwork/contracts';
import { FakeService } from '@groundwork/testing';
import type { RunningDocuments } from './running-documents.ts';

const none: OwnerNames = { fullName: null, legalBusinessName: null, dbaName: null };

/** Profile, as far as documents reads the names of owners there. */
export class NamedOwners {
  private readonly profile: FakeService;

  constructor(private readonly running: RunningDocuments) {
    this.profile = new FakeService(running.service.connection);
  }

  are(names: Partial<OwnerNames> = {}): Promise<void> {
    this.profile.on(rpc.profile.ownerNames, () => ({ ...none, ...names }));
    return this.running.service.connection.flush();
  }

  goAway(): Promise<void> {
    this.profile.goAway(rpc.profile.ownerNames);
    return this.running.service.connection.flush();
  }
}
