import { says, titled } from './kind.ts';

export const treasury = says(0.1, 'internal revenue service', 'department of the treasury');
export const attachment = titled(-0.6, 'attachment sequence no', 'payment voucher');
