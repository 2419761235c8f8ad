export const firstKeyOf = (fieldKeys: string) => fieldKeys.split(':')[0]?.trim() ?? '';

export const holdsKey = (metrics: string, id: string) =>
  metrics.includes(`groundwork_field_keys_held{key="${id}",`);
