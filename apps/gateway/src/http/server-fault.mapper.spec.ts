import { describe, expect, it } from '@jest/globals';
import { DomainError, toProblem } from '@groundwork/platform-errors';
import { translateServerFault } from './server-fault.mapper.ts';

const problemOf = (code: string) =>
  toProblem(
    translateServerFault(new DomainError('forbidden', code, 'The pass of the call')),
    () => undefined,
  );

describe('a call that a service rejects', () => {
  it('as too old is unavailable, because clocks can differ for a while', () => {
    expect(problemOf('CALL_EXPIRED')).toMatchObject({
      kind: 'unavailable',
      code: 'UNAVAILABLE',
      retryAfterSeconds: 2,
    });
  });

  it.each(['CALL_FORGED', 'CALL_UNSIGNED'])('for %s is a fault of the system', (code) => {
    expect(problemOf(code)).toMatchObject({ kind: 'unexpected' });
  });
});
