import { Button } from '@groundwork/web-ui';
import { ShieldCheck } from 'lucide-react';
import { siteConfig } from '#shared/brand/site-config.ts';
import { paths } from '#shared/paths.ts';
import { words } from '../landing.wording.ts';

export function Security() {
  const { badges, sampleClaims } = siteConfig().landing;
  return (
    <section className="security" id="security" aria-labelledby="security-title">
      <div className="band-inner">
        <h2 id="security-title">{words.security.title}</h2>
        {sampleClaims ? <p className="security-sample">{words.security.sample}</p> : null}
        <ul>
          {badges.map(({ name, text }) => (
            <li key={name}>
              <ShieldCheck aria-hidden="true" size={30} strokeWidth={1.5} />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function ClosingCall({ onStart }: { readonly onStart: () => void }) {
  return (
    <section className="closing" aria-labelledby="closing-title">
      <h2 id="closing-title">{siteConfig().landing.closing}</h2>
      <Button size="large" onClick={onStart}>
        {words.closing.action}
      </Button>
      <p>
        {words.closing.readFirst} <a href={paths.howTheScoreWorks()}>{words.closing.rules}</a>.
      </p>
    </section>
  );
}
