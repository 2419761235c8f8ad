/** The id of the key that wraps what is wrapped from now on. */
export const firstKeyOf = (fieldKeys: string) => fieldKeys.split(':')[0]?.trim() ?? '';

/** Whether a process was started with this key, by what its /metrics say. */
export const holdsKey = (metrics: string, id: string) =>
  metrics.includes(`groundwork_field_keys_held{key="${id}",`);
