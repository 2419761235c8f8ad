// Writes the fingerprint of a ruleset that was never in force: ruleset-fingerprint.ts scorecard-1.1
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentRules, rulesets, type RulesVersion } from '../../libs/engines/scoring/src/rulesets.ts';
import { fingerprintOf } from '../../libs/engines/scoring/testing/versions.ts';

const [name = ''] = process.argv.slice(2);
const folder = join(
  import.meta.dirname,
  '../../libs/engines/scoring/src/rulesets',
  name.replace('scorecard-', ''),
);
const fingerprint = fingerprintOf(rulesets[name as RulesVersion]);
const versions = Object.keys(rulesets);
const isPublished = versions.indexOf(name) <= versions.indexOf(currentRules.version);
if (isPublished) throw new Error(`${name} is published: its fingerprint never changes.`);
await writeFile(join(folder, 'fingerprint.sha256'), `${fingerprint}\n`);
