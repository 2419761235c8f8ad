import { completionOf, maskSsn, type ProfileReply, type ProfileValues } from '@groundwork/contracts';

/** The profile as its owner sees it: the SSN masked, everything else whole. */
export function profileReplyOf(values: ProfileValues): ProfileReply {
  return { ...values, ssn: maskSsn(String(values.ssn)), completion: completionOf(values) };
}
