import { log } from '@groundwork/platform-observability';
import type { DataSource } from 'typeorm';
import { turnsOfProcess } from './turns.ts';

const mostBegun = 3;

const idOf = `sha256(convert_to($1, 'UTF8'))`;
const countBegun = `select begun from open_tries where id = ${idOf}`;
const storeBegun = `
  insert into open_tries (id, begun) values (${idOf}, case when $2 then 1 else 2 end)
  on conflict (id) do update
    set begun = case when $2 then 1 else open_tries.begun + 1 end, begun_at = now() returning begun`;
const storeFailed = `
  insert into open_tries (id, begun) values (${idOf}, 0)
  on conflict (id) do update set begun = 0, begun_at = now()`;
const deleteTries = `delete from open_tries where id = ${idOf}`;

export interface Try<T> {
  readonly key: string;
  readonly isFirst: boolean;
  readonly work: () => Promise<T>;
  readonly setAside: () => Promise<T>;
}

export class OpenTries {
  /** A failure can have the same cause as the missing record of it. */
  private readonly failedHere = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly name: string,
    private readonly turns = turnsOfProcess,
  ) {}

  async run<T>(one: Try<T>): Promise<T> {
    if (one.isFirst) return this.turns.beside(() => this.end(one));
    const hasEnded =
      this.failedHere.delete(one.key) || (await this.query(countBegun, one.key))[0]?.begun === 0;
    return hasEnded
      ? this.turns.beside(() => this.tryAgain(one, true))
      : this.turns.alone(() => this.tryAgain(one, false));
  }

  private async tryAgain<T>(one: Try<T>, hasEnded: boolean): Promise<T> {
    const [stored] = await this.query(storeBegun, one.key, hasEnded);
    const isOver = (stored?.begun ?? 0) > mostBegun;
    if (isOver)
      log().error({ work: this.name, key: one.key }, 'Each try ended its process; the work is set aside');
    const result = await this.end(isOver ? { ...one, work: one.setAside } : one);
    await this.query(deleteTries, one.key).catch((error: unknown) => {
      log().warn({ err: error, work: this.name }, 'The end of a try was not stored');
    });
    return result;
  }

  private async end<T>({ key, work }: Try<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.query(storeFailed, key).catch(() => this.failedHere.add(key));
      throw error;
    }
  }

  private async query(statement: string, key: string, ...more: unknown[]): Promise<{ begun: number }[]> {
    return this.dataSource.query(statement, [`${this.name} ${key}`, ...more]);
  }
}
