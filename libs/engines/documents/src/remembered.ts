/** Computes a value once for each object, because several steps of a reading need it. */
export function remembered<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const entry = values.get(key) ?? { value: compute(key) };
    values.set(key, entry);
    return entry.value;
  };
}
