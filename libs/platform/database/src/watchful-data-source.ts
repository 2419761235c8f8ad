import { DomainError, partUnavailable } from '@groundwork/platform-errors';
import { DataSource, type DataSourceOptions, type EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Lanes } from './lanes.ts';

type Work<T> = (manager: EntityManager) => Promise<T>;
type IsolationLevel = Extract<Parameters<DataSource['transaction']>[0], string>;

type Connection = [connection: unknown, release: (error?: unknown) => void];

export class WatchfulDataSource extends DataSource {
  constructor(options: DataSourceOptions, lanes?: Lanes) {
    super(options);
    if (lanes) enterBeforeConnection(this.driver as PostgresDriver, lanes);
  }

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
      throw isLost ? partUnavailable(error) : error;
    } finally {
      await runner.release();
    }
  }
}

/** The pool would let a burst of events take each connection, and reads would wait until their deadline. */
function enterBeforeConnection(driver: PostgresDriver, lanes: Lanes): void {
  const obtain = driver.obtainMasterConnection.bind(driver) as () => Promise<Connection>;
  driver.obtainMasterConnection = async (): Promise<Connection> => {
    const leave = await lanes.enter();
    try {
      const [connection, release] = await obtain();
      const releaseAndLeave = (error?: unknown) => {
        release(error);
        leave();
      };
      return [connection, releaseAndLeave];
    } catch (error) {
      leave();
      throw error;
    }
  };
}
