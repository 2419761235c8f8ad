import {
  answeredFields,
  completionOf,
  fieldsToCheck,
  maskSsn,
  type ProfileReply,
} from '@groundwork/contracts';
import type { Answers } from './merge-profile.rules.ts';

export function wholeProfileOf({ values, confirmed }: Answers): ProfileReply {
  const wrong = fieldsToCheck(values);
  return {
    ...values,
    completion: completionOf(values, wrong),
    answered: answeredFields(values, confirmed),
    fieldsToCheck: wrong,
  };
}

export function profileReplyOf(
  answers: Answers,
  version: number,
  provenance: NonNullable<ProfileReply['provenance']>,
): ProfileReply {
  const hasProvenance = Object.keys(provenance).length > 0;
  return {
    ...wholeProfileOf(answers),
    version,
    ...(hasProvenance && { provenance }),
    ssn: maskSsn(String(answers.values.ssn)),
  };
}
