import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { bearer, type RunningGateway, runGateway } from '../../testing/gateway.ts';

let strict: RunningGateway;
let lenient: RunningGateway;

beforeAll(async () => {
  strict = await runGateway();
  lenient = await runGateway({ beside: strict, environment: { UNDECLARED_REFUSALS: 'log' } });
});
afterAll(async () => {
  await lenient.stop();
  await strict.stop();
});

async function responseTo(gateway: RunningGateway, error: DomainError) {
  strict.calls.on(rpc.identity.readNotice, () => {
    throw error;
  });
  const answer = await fetch(`${gateway.url}/api/notices/0198c1de-0000-7000-8000-000000000001/read`, {
    method: 'POST',
    headers: bearer(strict.identity.someone().token),
  });
  const { code } = (await answer.json()) as { code: string };
  return [answer.status, code];
}

describe('an error of a service', () => {
  const declared = new DomainError('not-found', 'NOTICE_NOT_FOUND', 'No such notice');
  const undeclared = new DomainError('not-found', 'DOCUMENT_NOT_FOUND', 'No such document');
  const ofAnotherKind = new DomainError('conflict', 'NOTICE_NOT_FOUND', 'No such notice');

  it('is sent when the contract of the route declares its code and kind', async () => {
    expect(await responseTo(strict, declared)).toEqual([404, 'NOTICE_NOT_FOUND']);
  });

  it('becomes a 500 when the contract does not declare its code or kind', async () => {
    expect(await responseTo(strict, undeclared)).toEqual([500, 'UNEXPECTED']);
    expect(await responseTo(strict, ofAnotherKind)).toEqual([500, 'UNEXPECTED']);
  });

  it('is sent when the gateway only logs undeclared errors', async () => {
    expect(await responseTo(lenient, undeclared)).toEqual([404, 'DOCUMENT_NOT_FOUND']);
  });
});
