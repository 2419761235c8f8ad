import { DomainError, unavailable } from '@groundwork/platform-errors';
import { DataSource, type EntityManager } from 'typeorm';

type Work<T> = (manager: EntityManager) => Promise<T>;
type IsolationLevel = Extract<Parameters<DataSource['transaction']>[0], string>;

/** Rejects a transaction that loses its connection as unavailable: no error code says so when only the commit fails. */
export class WatchfulDataSource extends DataSource {
  override async transaction<T>(
    ...given: [work: Work<T>] | [isolation: IsolationLevel, work: Work<T>]
  ): Promise<T> {
    const runner = this.createQueryRunner();
    const { manager } = runner;
    try {
      return await (given.length === 1 ? manager.transaction(...given) : manager.transaction(...given));
    } catch (error) {
      // until the finally below, only a lost connection releases the runner
      const isLost = runner.isReleased && !(error instanceof DomainError);
      throw isLost ? unavailable('A part of the system', error) : error;
    } finally {
      await runner.release();
    }
  }
}
