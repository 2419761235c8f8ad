import { describe, expect, it } from '@jest/globals';
import { removeUnusedSchemas } from './used-schemas.rules.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const describeApi = (paths: Record<string, object>, schemas: Record<string, object>) =>
  removeUnusedSchemas({
    openapi: '3.1.0',
    info: { title: 'API' },
    paths,
    components: { schemas, examples: { one: { value: 1 } } },
  });

describe('the schemas of the description', () => {
  it('are those that a path uses, also through another schema, in the order of their names', () => {
    const schemas = { Zebra: {}, Inner: { of: ref('Deep') }, Deep: { type: 'string' }, Unused: ref('Inner') };
    const reduced = describeApi({ '/a': { one: ref('Zebra'), two: ref('Inner') } }, schemas);
    expect(Object.entries(reduced.components.schemas)).toEqual([
      ['Deep', { type: 'string' }],
      ['Inner', { of: ref('Deep') }],
      ['Zebra', {}],
    ]);
    expect(reduced).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'API' },
      components: { examples: { one: { value: 1 } } },
    });
  });

  it('have the plain name if only the output is used', () => {
    const schemas = { Company: { type: 'string' }, CompanyOutput: { type: 'number' } };
    const only = describeApi({ '/a': ref('CompanyOutput') }, schemas);
    expect(only.components.schemas).toEqual({ Company: { type: 'number' } });
    expect(only.paths).toEqual({ '/a': ref('Company') });
    const both = describeApi({ '/a': ref('CompanyOutput'), '/b': ref('Company') }, schemas);
    expect(both.components.schemas).toEqual(schemas);
    expect(both.paths).toEqual({ '/a': ref('CompanyOutput'), '/b': ref('Company') });
  });
});
