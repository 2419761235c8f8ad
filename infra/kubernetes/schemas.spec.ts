import { describe, expect, it } from '@jest/globals';
import { fileOf, schemasOf, schemasOfCustom, strict } from './schemas.ts';

const meta = { type: 'object', properties: { name: { type: 'string' } } };

describe('a schema of Kubernetes, made strict', () => {
  it('knows no field but its own, at any depth', () => {
    const described = {
      type: 'object',
      properties: { spec: { type: 'object', properties: { list: { type: 'array', items: meta } } } },
    };
    const list = { type: 'array', items: { ...meta, additionalProperties: false } };
    expect(strict(described)).toEqual({
      type: 'object',
      additionalProperties: false,
      properties: { spec: { type: 'object', additionalProperties: false, properties: { list } } },
    });
  });

  it('leaves maps open, and what says that it takes anything', () => {
    const labels = { type: 'object', additionalProperties: { type: 'string' } };
    expect(strict(labels)).toEqual(labels);
    const open = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true, properties: {} };
    expect(strict(open)).toEqual(open);
  });

  it('takes a port by name or by number', () => {
    expect(strict({ type: 'string', format: 'int-or-string' })).toEqual({
      anyOf: [{ type: 'string' }, { type: 'integer' }],
    });
  });

  it('is one file for each kind, with all it refers to and nothing else', () => {
    const kind = { group: 'apps', version: 'v1', kind: 'Deployment' };
    const definitions = {
      deployment: {
        'x-kubernetes-group-version-kind': [kind],
        properties: { metadata: { $ref: '#/definitions/meta' } },
      },
      meta,
      other: meta,
    };
    const files = schemasOf(definitions);
    expect([...files.keys()]).toEqual(['deployment-apps-v1.json']);
    expect(Object.keys(files.get('deployment-apps-v1.json')?.['definitions'] ?? {})).toEqual([
      'deployment',
      'meta',
    ]);
    expect(fileOf({ group: '', version: 'v1', kind: 'Secret' })).toBe('secret-v1.json');
    expect(fileOf({ group: 'networking.k8s.io', version: 'v1', kind: 'NetworkPolicy' })).toBe(
      'networkpolicy-networking-v1.json',
    );
  });

  it('is made from a custom kind too', () => {
    const schema = { openAPIV3Schema: { type: 'object', properties: { spec: meta } } };
    const [[name, made] = []] = schemasOfCustom({
      spec: { group: 'keda.sh', names: { kind: 'ScaledObject' }, versions: [{ name: 'v1alpha1', schema }] },
    });
    expect(name).toBe('scaledobject-keda-v1alpha1.json');
    expect(made).toMatchObject({ additionalProperties: false, properties: { metadata: { type: 'object' } } });
  });
});
