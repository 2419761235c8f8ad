import type { UserId } from '@groundwork/contracts';
import { EntitySchema } from 'typeorm';

interface BankFileRow {
  id: string;
  userId: UserId;
  createdAt: Date;
}

export const bankFileSchema = new EntitySchema<BankFileRow>({
  name: 'bank-file',
  tableName: 'bank_files',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});
