// Writes the fingerprint of a ruleset that has none yet: ruleset-fingerprint.ts scorecard-1.1
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rulesets, type RulesVersion } from '../../libs/engines/scoring/src/rulesets.ts';
import { fingerprintOf } from '../../libs/engines/scoring/testing/versions.ts';

const [name = ''] = process.argv.slice(2);
const folder = join(
  import.meta.dirname,
  '../../libs/engines/scoring/src/rulesets',
  name.replace('scorecard-', ''),
);
const fingerprint = fingerprintOf(rulesets[name as RulesVersion]);
await writeFile(join(folder, 'fingerprint.sha256'), `${fingerprint}\n`, { flag: 'wx' });
