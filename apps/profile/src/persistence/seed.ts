import type { DemoOwner } from '@groundwork/contracts';
import { FieldCipher } from '@groundwork/platform-crypto';
import { systemClock } from '@groundwork/platform-time';
import type { DataSource } from 'typeorm';
import { ConnectAccount } from '../features/connect-account/connect-account.use-case.ts';
import { PublishFigures } from '../features/publish-figures/publish-figures.use-case.ts';
import { SaveProfile } from '../features/save-profile/save-profile.use-case.ts';
import { profileConfig } from '../profile.config.ts';
import { AccountRepository } from './account.repository.ts';
import { accountSchema } from './account.schema.ts';
import { EvidenceRepository } from './evidence.repository.ts';
import { FigureRepository } from './figure.repository.ts';
import { profileChangeSchema } from './profile-change.schema.ts';
import { ProfileRepository } from './profile.repository.ts';
import { profileSchema } from './profile.schema.ts';

export async function seed(dataSource: DataSource, demoOwner?: DemoOwner): Promise<string | undefined> {
  if (!demoOwner) return undefined;
  const { id: userId, chapters } = demoOwner;
  const { manager } = dataSource;
  if (await manager.existsBy(profileSchema, { userId })) return undefined;
  const cipher = new FieldCipher(profileConfig.FIELD_KEYS.parse(demoOwner.fieldKeys));
  const profiles = new ProfileRepository(cipher);
  const evidence = new EvidenceRepository(systemClock);
  const figures = new FigureRepository(profiles, systemClock);
  const publish = new PublishFigures(figures);
  const saveProfile = new SaveProfile(dataSource, profiles, figures, publish, systemClock);
  const connectAccount = new ConnectAccount(
    dataSource,
    new AccountRepository(profiles, evidence, cipher),
    profiles,
    systemClock,
  );
  for (const { at, profile, account } of chapters) {
    if (profile) {
      await saveProfile.run(userId, profile);
      const [last] = await manager.find(profileChangeSchema, {
        where: { userId },
        order: { id: 'desc' },
        take: 1,
      });
      if (last) await manager.update(profileChangeSchema, { id: last.id }, { at });
    }
    if (account) {
      const { id } = await connectAccount.run(userId, account);
      await manager.update(accountSchema, { id }, { createdAt: at });
    }
  }
  return 'the demo owner’s profile and account';
}
