// node --conditions=groundwork-source --import ./infra/typescript.mjs infra/scripts/count-mentions.ts
import { readManifests } from '../services/manifests.ts';
import { mentionsOf } from '../services/mentions.ts';

const mentions = await mentionsOf(await readManifests());
const listed = mentions.get(process.argv[2] ?? '');

if (listed) process.stdout.write(`${listed.word.join('\n')}\n`);
else
  console.table(
    Object.fromEntries(
      [...mentions].map(([service, { word, reference }]) => [
        service,
        { 'its name': word.length, 'its folder or calls': reference.length },
      ]),
    ),
  );
