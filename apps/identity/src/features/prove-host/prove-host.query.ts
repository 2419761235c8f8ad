import { hostProofOf, hostRecordOf, type PracticeId } from '@groundwork/contracts';
import type { TxtRecords } from '../../dns/txt-records.adapter.ts';
import { isListed } from '../../domain/practice-hosts.rules.ts';

interface HostSettings {
  /** The host of the product is for no practice. */
  readonly own: string;
  readonly listed: string;
}

export class ProveHost {
  constructor(
    private readonly records: TxtRecords,
    private readonly hosts: HostSettings,
  ) {}

  isOwn(host: string): boolean {
    return host === this.hosts.own;
  }

  async isProven(host: string, practice: PracticeId): Promise<boolean> {
    if (isListed(this.hosts.listed, host, practice)) return true;
    return (await this.records.at(hostRecordOf(host))).includes(hostProofOf(practice));
  }
}
