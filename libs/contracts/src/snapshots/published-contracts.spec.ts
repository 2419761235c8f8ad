import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { breakingChanges } from '../../testing/breaking-changes.ts';
import { type FoldedContracts, unfoldContracts } from '../../testing/folded-schemas.ts';
import { fieldNames } from '../profile/catalog.ts';
import { roleNeededFor } from '../rest/access.ts';
import { routes } from '../rest/routes.ts';
import { publishedContracts } from './published-contracts.ts';

const folder = join(import.meta.dirname, 'published');
const areas = readdirSync(folder).map((file) => [
  file,
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as FoldedContracts[string],
]);
const published = unfoldContracts(Object.fromEntries(areas) as FoldedContracts);
const live = publishedContracts();

const without = (names: RegExp) =>
  Object.fromEntries(Object.entries(live).filter(([name]) => !names.test(name)));

describe('the published contracts', () => {
  it('stay compatible: no removal, no narrower value and no new requirement', () => {
    const renewal = 'given up on purpose? then npm run snapshot';
    expect(breakingChanges(published, live).map((loss) => `${loss} (${renewal})`)).toEqual([]);
  });

  it('contain the fields that clients use', () => {
    expect(Object.keys(published)).toEqual(
      expect.arrayContaining([
        'event evt.profile.saved.v1',
        'event evt.score.changed.v1',
        'rpc.profile.save.v1 request',
        'rpc.profile.save.v1 reply',
        'rest POST /api/auth/login body',
        'rest POST /api/auth/login reply',
        'rest GET /api/business-profile reply',
      ]),
    );
  });

  it('contain each route with its access and status', () => {
    for (const { method, path, access, status } of Object.values(routes))
      expect(live[`rest ${method} ${path}`]?.schema['properties']).toEqual({
        access: { const: roleNeededFor(access) },
        status: { const: status },
      });
  });

  it('contain each profile field in requests and replies', () => {
    const names = (contract: string) => Object.keys(published[contract]?.schema['properties'] ?? {}).sort();
    expect(names('profile fields')).toEqual([...fieldNames].sort());
    expect(names('rest POST /api/business-profile body')).toEqual([...fieldNames, 'answered'].sort());
    expect(names('rest GET /api/business-profile reply')).toEqual(
      [...fieldNames, 'answered', 'completion', 'fieldsToCheck', 'provenance', 'version'].sort(),
    );
  });

  it.each([
    [/^event evt\.score\.changed/, 'event evt.score.changed.v1: gone'],
    [/^rpc\.profile\.get\.v1 reply$/, 'rpc.profile.get.v1 reply: gone'],
    [/^rest GET \/api\/score$/, 'rest GET /api/score: gone'],
  ])('detect the loss of %s', (names, loss) => {
    expect(breakingChanges(published, without(names))).toEqual([loss]);
  });

  it('detect a tighter limit of a profile field', () => {
    const tightened = structuredClone(live);
    const fields = tightened['profile fields']?.schema['properties'] as Record<string, { maximum: number }>;
    Object.assign(fields['loanTerm'] ?? {}, { maximum: 360 });
    expect(breakingChanges(published, tightened)).toEqual(['profile fields.loanTerm: maximum is tighter']);
  });

  it('detect a figure that is no longer published', () => {
    const fewer = structuredClone(live);
    const figures = fewer['event figures of a profile']?.schema['items'] as { enum: string[] };
    figures.enum = figures.enum.filter((name) => name !== 'ebitda');
    expect(breakingChanges(published, fewer)).toEqual(['event figures of a profile.items: no longer ebitda']);
  });

  it('detect a route that becomes public', () => {
    const opened = structuredClone(live);
    const properties = opened['rest GET /api/score']?.schema['properties'];
    Object.assign(properties ?? {}, { access: { const: 'public' } });
    expect(breakingChanges(published, opened)).toEqual(['rest GET /api/score.access: no longer user']);
  });
});
