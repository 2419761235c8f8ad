// One process of standing-service.long.spec.ts, on built code. The event and the row "poison" stop its event loop for ever.
import { databaseConfig, DatabaseModule } from '@groundwork/platform-database';
import { defineEvent } from '@groundwork/contracts';
import { EventsModule, eventsConfig, MessagingModule, OnEvent } from '@groundwork/platform-messaging';
import { defineService, DueRows, runProcess } from '@groundwork/platform-service';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { watchLoop } from '../dist/loop-watch.js';

const standsMs = 1500;
const happened = defineEvent('thing.happened', 1, z.object({ note: z.string() }));

function standOn(name) {
  while (name === 'poison');
}

class NoteOnThingHappened {
  async note({ data: { note } }, manager) {
    await manager.query('insert into effects (note) values ($1)', [note]);
    standOn(note);
  }
}
const note = Object.getOwnPropertyDescriptor(NoteOnThingHappened.prototype, 'note');
OnEvent(happened, 'standing--note-on-thing-happened')(NoteOnThingHappened.prototype, 'note', note);

const things = {
  table: 'things',
  key: 'id',
  tries: 'tries',
  columns: 'id',
  leaseSeconds: 3,
  maxWaitSeconds: 3,
};

class DueThings extends DueRows {
  constructor(dataSource) {
    super(dataSource, 'things', things);
  }

  async work({ id }) {
    await this.dataSource.query('insert into effects (note) values ($1)', [id]);
    standOn(id);
    await this.dataSource.query('delete from things where id = $1', [id]);
  }

  handleFailure({ id }) {
    return this.postpone(id);
  }
}

class Root {}
Module({})(Root);

const service = defineService({
  service: 'standing',
  config: { ...databaseConfig, ...eventsConfig },
  module: (config) => ({
    module: Root,
    imports: [
      DatabaseModule.forService({ service: 'standing', entities: [], migrations: [] }, config),
      MessagingModule.forService('standing', config),
      EventsModule.forService('standing', config),
    ],
    providers: [
      NoteOnThingHappened,
      { provide: DueThings, useFactory: (source) => new DueThings(source), inject: [DataSource] },
    ],
  }),
});
await runProcess(['standing'], async () => ({ service }));
watchLoop('standing', standsMs);
