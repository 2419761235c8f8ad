import { testServers } from '@groundwork/testing';

/** The networks that a start of the system fetches. */
export function realNetworks(): string {
  const { TEST_NETWORKS } = testServers();
  if (TEST_NETWORKS === undefined) throw new Error('The networks could not be fetched');
  return TEST_NETWORKS;
}
