import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkout } from '../local/checkout.mjs';
import { commandsUnder } from './stack-restore.ts';

const page = readFileSync(join(checkout, 'docs/operations/back-up-and-restore.md'), 'utf8');

describe('the commands of the page about backups', () => {
  it('write into the folder of the drill', () => {
    const commands = commandsUnder('Archive the log in Compose', page, '/safe');
    expect(commands).toContain('exec -T postgres pg_basebackup');
    expect(commands).toContain('> /safe/base.tar.gz');
    expect(commands).toContain('--entrypoint cat secrets ');
    expect(commands).toContain('/secrets/secrets.json > /safe/secrets.json');
  });

  it('read the backup from that folder', () => {
    const commands = commandsUnder('Restore from the archive', page, '/safe');
    expect(commands).toContain('< /safe/secrets.json');
    expect(commands).toContain('tar -c -C /safe/archive . |');
    expect(commands).toContain('gunzip < /safe/base.tar.gz |');
    expect(commands).toContain("'umask 077; cat > /secrets/secrets.json'");
    expect(commands).not.toContain('groundwork_');
  });

  it('are missing under another heading', () => {
    expect(() => commandsUnder('Practice', page, '/safe')).toThrow('no commands under "Practice"');
  });
});
