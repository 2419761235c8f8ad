import { describe, expect, it } from '@jest/globals';
import { createGate } from '@groundwork/testing';
import { Turns } from './turns.ts';

const turn = () => new Promise(setImmediate);

describe('turns', () => {
  it('run a suspect alone, after the work before it and before the work behind it', async () => {
    const turns = new Turns();
    const [first, suspect] = [createGate(), createGate()];
    const steps: string[] = [];
    const step = (name: string, wait?: Promise<unknown>) => async () => {
      steps.push(name);
      await wait;
    };
    const all = [
      turns.beside(step('first', first.opened)),
      turns.beside(step('second', first.opened)),
      turns.alone(step('suspect', suspect.opened)),
      turns.alone(step('other suspect')),
      turns.beside(step('behind')),
    ];
    await turn();
    expect(steps).toEqual(['first', 'second']);
    first.open();
    await Promise.all(all.slice(0, 2));
    await turn();
    expect(steps).toEqual(['first', 'second', 'suspect']);
    suspect.open();
    await Promise.all(all);
    expect(steps).toEqual(['first', 'second', 'suspect', 'other suspect', 'behind']);
  });

  it('go on after a failure', async () => {
    const turns = new Turns();
    await expect(turns.alone(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(turns.beside(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.alone(() => Promise.resolve('next'))).toBe('next');
  });

  it('do not wait without an end', async () => {
    const turns = new Turns(1);
    void turns.beside(() => new Promise(() => undefined));
    void turns.alone(() => new Promise(() => undefined));
    expect(await turns.beside(() => Promise.resolve('next'))).toBe('next');
  });
});
