import { describe, expect, it } from '@jest/globals';
import { routes } from '@groundwork/contracts';
import { Admission, type CallerClass } from './admission.rules.ts';
import { costOf, takesTurn } from './request-cost.rules.ts';

const limits = { all: 16, perCaller: 6 };
const request = (caller: string, callerClass: CallerClass, cost = 1) => ({ caller, callerClass, cost });

function fill(admission: Admission, callerClass: CallerClass): number {
  for (let count = 0; ; count += 1) {
    const next = request(`${callerClass} ${count}`, callerClass);
    if (admission.refusalOf(next)) return count;
    admission.enter(next);
  }
}

describe('admission', () => {
  it('reserves a half for callers with a token, and a quarter for those with a session', () => {
    const admission = new Admission(limits);
    expect(fill(admission, 'anonymous')).toBe(8);
    expect(fill(admission, 'token')).toBe(4);
    expect(fill(admission, 'session')).toBe(4);
    expect(admission.refusalOf(request('one more', 'session'))).toBe('all');
  });

  it('reserves an eighth for strangers while people with a session fill the rest', () => {
    const admission = new Admission(limits);
    expect(fill(admission, 'session')).toBe(14);
    expect(fill(admission, 'anonymous')).toBe(2);
  });

  it('limits one caller by the cost of the running requests, and leaves others alone', () => {
    const admission = new Admission({ ...limits, all: 20 });
    const leave = admission.enter(request('ann', 'session', 2));
    admission.enter(request('ann', 'session', 4));
    expect(admission.refusalOf(request('ann', 'session'))).toBe('caller');
    expect(admission.refusalOf(request('bob', 'session'))).toBeUndefined();
    leave();
    leave();
    expect(admission.refusalOf(request('ann', 'session', 2))).toBeUndefined();
    expect(admission.refusalOf(request('ann', 'session', 3))).toBe('caller');
  });
});

describe('a busy gateway', () => {
  it('leaves a part for newcomers, however many callers take all that they get', () => {
    const admission = new Admission({ all: 256, perCaller: 48 });
    const attackers = Array.from({ length: 40 }, (_, n) => request(`attacker ${n}`, 'session'));
    for (let round = 0; round < 100; round += 1)
      for (const each of attackers) if (!admission.refusalOf(each)) admission.enter(each);
    const others = Array.from({ length: 4 }, () => request('ann', 'session'));
    for (const each of others) {
      expect(admission.refusalOf(each)).toBeUndefined();
      admission.enter(each);
    }
  });
});

describe('the cost of a request', () => {
  it.each([
    ['login', routes.login, 2],
    ['confirmIdentity', routes.confirmIdentity, 2],
    ['uploadDocument', routes.uploadDocument, 2],
    ['user', routes.currentUser, 1],
    ['events', routes.events, 0],
  ])('of %s', (_, route, cost) => {
    expect(costOf(route)).toBe(cost);
  });
});

describe('a turn', () => {
  it.each([
    ['login', routes.login, false],
    ['uploadDocument', routes.uploadDocument, false],
    ['events', routes.events, false],
    ['user', routes.currentUser, true],
    ['saveProfile', routes.saveProfile, true],
  ])('is for %s: %s', (_, route, wanted) => {
    expect(takesTurn(route)).toBe(wanted);
  });
});
