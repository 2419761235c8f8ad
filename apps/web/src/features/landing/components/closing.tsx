import { Button, Logo } from '@groundwork/web-ui';
import { ShieldCheck } from 'lucide-react';
import { brand } from '#shared/brand/brand.ts';
import { claims } from '../model/claims.ts';

export function Security() {
  return (
    <section className="security" id="security" aria-labelledby="security-title">
      <div className="band-inner">
        <h2 id="security-title">Your books stay yours.</h2>
        <ul>
          {claims.badges.map(({ name, text }) => (
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
      <h2 id="closing-title">Find out where you stand today.</h2>
      <Button size="large" onClick={onStart}>
        Get your score
      </Button>
    </section>
  );
}

export function Footer() {
  return (
    <footer className="foot">
      <div className="band-inner">
        <Logo name={brand.name} />
        <p>{claims.disclaimer}</p>
      </div>
    </footer>
  );
}
