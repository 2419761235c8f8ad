import type { Practice } from '@groundwork/contracts';
import { buttonClass, Card } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Avatar } from '#shared/avatar/avatar.tsx';
import { formatDate } from '#shared/formatting/format.ts';
import { words as practiceWords } from '../practice.wording.ts';

const { manager: words } = practiceWords;

export function ManagerCard({ practice }: { readonly practice: Practice }) {
  const { manager, managerBy, managerPicture = null } = practice;
  if (manager === null && managerBy === null) return null;
  if (manager === null) {
    return (
      <Card title={words.title}>
        <p>{fill(words.by, { date: formatDate(managerBy ?? '') })}</p>
      </Card>
    );
  }
  const { name, email, phone, hours } = manager;
  const [firstName = '', ...others] = name.split(' ');
  const account = { firstName, lastName: others.at(-1) ?? '', profileImageUrl: managerPicture };
  return (
    <Card title={words.title} subtitle={words.subtitle}>
      <div className="practice-manager">
        <Avatar user={account} large />
        <div>
          <h3>{name}</h3>
          {[email, phone, hours]
            .filter((line) => line !== null)
            .map((line) => (
              <p key={line}>{line}</p>
            ))}
        </div>
        <a className={buttonClass('outline')} href={`mailto:${email}`}>
          {fill(words.write, { name })}
        </a>
      </div>
    </Card>
  );
}
