/** The id of the key that wraps what is wrapped from now on. @param {string} fieldKeys */
export const firstKeyOf = (fieldKeys) => fieldKeys.split(':')[0]?.trim() ?? '';

/** Whether a process was started with this key, by what its /metrics say. @param {string} metrics @param {string} id */
export const holdsKey = (metrics, id) => metrics.includes(`groundwork_field_keys_held{key="${id}",`);
