import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { faultOf, gitIn, subjectsOf } from './commit-subjects.mjs';

const subjectOf = (length: number) => 'web: add '.padEnd(length, 'x');

const faults: [string, string, string][] = [
  ['73 characters', subjectOf(73), 'has 73 characters'],
  ['no area', 'Add a page of sessions', 'has not the form'],
  ['no verb', 'web:', 'has not the form'],
  ['no object', 'web: simplify', 'has not the form'],
  ['a third person', 'web: adds a page', 'imperative for "adds"'],
  ['a past tense', 'web: added a page', 'imperative for "added"'],
  ['a gerund', 'web: adding a page', 'imperative for "adding"'],
  ['a verb that is not plain', 'web: let an owner sign out', 'plain word for "let"'],
  ['a word that is not plain', 'web: sign out whoever is idle', 'plain word for "whoever"'],
];

describe('the subject of a commit', () => {
  it.each(faults)('has a fault with %s', (_, subject, fault) => {
    expect(faultOf(subject)).toContain(fault);
  });

  it.each([
    ['72 characters', subjectOf(72)],
    ['two areas', 'web, gateway: return a page of sessions'],
    ['an area with a dash', 'documents-worker: stop a reader that hangs'],
    ['a verb that ends like a third person', 'web: compress pictures'],
    ['a verb that ends like a past tense', 'web: embed the font'],
    ['a noun that contains an unclear word', 'docs: explain storytelling'],
    ['a specified label', 'web: disable Re-analyse during an analysis'],
  ])('passes with %s', (_, subject) => {
    expect(faultOf(subject)).toBeUndefined();
  });
});

describe('the commits to check', () => {
  const replies = (answers: Record<string, string[]>) => {
    const calls: string[][] = [];
    const git = (...args: string[]) => {
      calls.push(args);
      return answers[args[0]!];
    };
    return { git, calls };
  };

  it('are those since origin/main', () => {
    const { git, calls } = replies({ 'merge-base': ['1234abc'], log: ['web: add a test'] });
    expect(subjectsOf(git)).toEqual(['web: add a test']);
    expect(calls[0]).toContain('origin/main');
    expect(calls[1]).toContain('1234abc..HEAD');
  });

  it('are the last 20 without origin/main', () => {
    const { git, calls } = replies({ log: ['web: add a test'] });
    expect(subjectsOf(git)).toEqual(['web: add a test']);
    expect(calls[1]).toContain('-20');
  });

  it('are none outside a repository', () => {
    const folder = mkdtempSync(join(tmpdir(), 'commit-subjects-'));
    try {
      expect(subjectsOf(gitIn(folder))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
