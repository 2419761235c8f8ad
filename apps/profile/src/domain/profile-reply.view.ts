import { completionOf, maskSsn, type ProfileReply, type ProfileValues } from '@groundwork/contracts';

export function profileReplyOf(values: ProfileValues): ProfileReply {
  return { ...values, ssn: maskSsn(String(values.ssn)), completion: completionOf(values) };
}
