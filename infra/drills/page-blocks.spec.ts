import { describe, expect, it } from '@jest/globals';
import { BLOCK_NAMES, inPlace, namedBlocks, pageText, settingsFor } from './page-blocks.ts';

const changed = (page: string, from: string, to: string) => (each: string) =>
  each === page ? pageText(each).replace(from, to) : pageText(each);

describe('the page "From an empty server to the first lender"', () => {
  it('has the blocks that the drill runs, and no other', () => {
    expect(Object.keys(namedBlocks(pageText)).sort()).toEqual([...BLOCK_NAMES].sort());
  });

  it.each([
    ['first-lender', '## 4. The first administrator\n'],
    ['back-up-and-restore', '## Back up in Compose\n'],
    ['first-lender', '## What was tried\n'],
  ])('of %s has no block that the drill does not have, under "%s"', (page, heading) => {
    const more = changed(page, heading, `${heading}\n\`\`\`\nrm -rf /\n\`\`\`\n`);
    expect(() => namedBlocks(more)).toThrow('rm -rf /');
  });

  it('has each command once', () => {
    const twice = changed('first-lender', '## 4. ', '```\ndocker compose up --detach\n```\n\n## 4. ');
    expect(() => namedBlocks(twice)).toThrow('neither runs nor replaces');
  });

  it('lacks no block of the drill', () => {
    const without = changed('first-lender', 'docker compose restart gateway', 'docker compose ps');
    expect(() => namedBlocks(without)).toThrow('docker compose ps');
    expect(() => namedBlocks((page) => (page === 'first-lender' ? '' : pageText(page)))).toThrow(
      /lack .*settings/,
    );
  });

  it('needs at most eight settings', () => {
    const { settings } = namedBlocks(pageText);
    expect(settings.split('\n').length).toBeLessThanOrEqual(8);
    expect(settings.split('\n').every((line) => /^[A-Z_]+=\S+$/.test(line))).toBe(true);
  });
});

describe('a block on the machine of the drill', () => {
  it('has its own host, port and folder', () => {
    const place = { host: 'localhost:8443', gateway: 3430, folder: '/tmp/drill' };
    const text = 'funding.example.com { reverse_proxy 127.0.0.1:3000 } /srv/groundwork';
    expect(inPlace(text, place)).toBe(
      'localhost:8443 { reverse_proxy 127.0.0.1:3430 } /tmp/drill/srv/groundwork',
    );
  });

  it('has its own settings, and lacks those that come later', () => {
    const lines = settingsFor('A=1\nB=2\nC=3', { A: 'own', B: undefined });
    expect(lines).toEqual(['A=own', 'C=3']);
  });
});
