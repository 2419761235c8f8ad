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
    return (await this.provenAmong(host, [practice])).has(practice);
  }

  async provenAmong(host: string, practices: readonly PracticeId[]): Promise<Set<PracticeId>> {
    const isInList = (practice: PracticeId) => isListed(this.hosts.listed, host, practice);
    const records = practices.every(isInList) ? [] : await this.records.at(hostRecordOf(host));
    return new Set(practices.filter((each) => isInList(each) || records.includes(hostProofOf(each))));
  }
}
