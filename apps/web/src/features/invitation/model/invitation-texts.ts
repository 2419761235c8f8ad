import type { OpenedInvitation } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { HttpError } from '#shared/api/http-error.ts';
import { words } from '../invitation.wording.ts';

const { problems } = words;

export function headingOf({ kind, from, businessName, handOver }: OpenedInvitation): string {
  const text = kind === 'owner' && handOver ? words.what.handOver : words.what[kind];
  return fill(text, {
    from: from.name,
    business: businessName ?? from.business ?? words.someBusiness,
    name: from.practice ?? words.somePractice,
  });
}

/** The person, and the practice or the business behind the person. */
export const senderOf = ({ from, businessName }: OpenedInvitation): string =>
  [from.name, from.practice ?? from.business ?? businessName].filter((part) => part !== null).join(', ');

const isCode = (code: string): code is keyof typeof problems => code in problems;

export function answerProblem(error: unknown, hint: string): string {
  if (!(error instanceof HttpError)) return problems.other;
  const code = error.code ?? '';
  return isCode(code) ? fill(problems[code], { email: hint }) : (error.serverMessage ?? problems.other);
}
