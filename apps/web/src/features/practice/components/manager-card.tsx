import type { Practice } from '@groundwork/contracts';
import { buttonClass, Card } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { formatDate } from '#shared/formatting/format.ts';
import { words as practiceWords } from '../practice.wording.ts';

const { manager: words } = practiceWords;

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .slice(0, 2)
    .join('')
    .toUpperCase();

export function ManagerCard({ practice: { manager, managerBy } }: { readonly practice: Practice }) {
  if (manager === null && managerBy === null) return null;
  if (manager === null) {
    return (
      <Card title={words.title}>
        <p>{fill(words.by, { date: formatDate(managerBy ?? '') })}</p>
      </Card>
    );
  }
  const { name, email, phone, hours } = manager;
  return (
    <Card title={words.title} subtitle={words.subtitle}>
      <div className="practice-manager">
        <span className="practice-manager-picture" aria-hidden="true">
          {initialsOf(name)}
        </span>
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
