import { setTimeout as sleep } from 'node:timers/promises';
import { fill } from '../../../libs/wording/src/fill.ts';
import { doctorTexts } from '../doctor.wording.ts';
import { codeOf, messageOf } from '../failure.ts';

const MARKS = { fine: '✓', note: '!', fault: '✗' } as const;

export interface Finding {
  readonly state: keyof typeof MARKS;
  readonly thing: string;
  readonly text: string;
}

export const fine = (thing: string, text: string): Finding => ({ state: 'fine', thing, text });
export const note = (thing: string, text: string): Finding => ({ state: 'note', thing, text });
export const fault = (thing: string, text: string): Finding => ({ state: 'fault', thing, text });

export const lineOf = ({ state, thing, text }: Finding) => `${MARKS[state]} ${thing}: ${text}`;

export const reasonOf = (error: unknown): string =>
  (messageOf(error) || codeOf(error) || 'unknown error').split('\n')[0]?.replace(/\.$/, '') ?? '';

const MOST_SECONDS = 20;

export async function guarded(
  thing: string,
  todo: string,
  check: () => Promise<readonly Finding[]>,
  withinMs = MOST_SECONDS * 1000,
): Promise<readonly Finding[]> {
  const late = new AbortController();
  const tooLate = sleep(withinMs, undefined, { signal: late.signal }).then((): never => {
    throw new Error(fill(doctorTexts.noReply, { seconds: withinMs / 1000 }));
  });
  try {
    return await Promise.race([check(), tooLate]);
  } catch (error) {
    return [fault(thing, `${reasonOf(error)}. ${todo}`.trim())];
  } finally {
    late.abort();
    tooLate.catch(() => undefined);
  }
}
