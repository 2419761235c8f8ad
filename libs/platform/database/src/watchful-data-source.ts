import { DomainError, unavailable } from '@groundwork/platform-errors';
import { DataSource, type EntityManager } from 'typeorm';

type Work<T> = (manager: EntityManager) => Promise<T>;
type IsolationLevel = Extract<Parameters<DataSource['transaction']>[0], string>;

export class WatchfulDataSource extends DataSource {
  override async transaction<T>(
    ...args: [work: Work<T>] | [isolation: IsolationLevel, work: Work<T>]
  ): Promise<T> {
    const runner = this.createQueryRunner();
    const { manager } = runner;
    try {
      return await (args.length === 1 ? manager.transaction(...args) : manager.transaction(...args));
    } catch (error) {
      // Before the finally, only a lost connection releases the runner.
      const isLost = runner.isReleased && !(error instanceof DomainError);
      throw isLost ? unavailable('A part of the system', error) : error;
    } finally {
      await runner.release();
    }
  }
}
