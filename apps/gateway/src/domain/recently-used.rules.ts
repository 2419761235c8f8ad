export class RecentlyUsed<Key, Value> {
  private readonly values = new Map<Key, Value>();

  constructor(private readonly most: number) {}

  get(key: Key): Value | undefined {
    const value = this.values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    for (const oldest of this.values.keys()) {
      if (this.values.size <= this.most) return;
      this.values.delete(oldest);
    }
  }

  delete(key: Key): void {
    this.values.delete(key);
  }

  clear(): void {
    this.values.clear();
  }
}
