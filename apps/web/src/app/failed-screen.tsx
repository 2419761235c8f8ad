import { routes } from '@groundwork/contracts/client';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { RotateCw, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { bareApi } from '#shared/api/client.ts';
import { connection } from '#shared/api/connection.ts';
import { brand } from '#shared/brand/brand.ts';
import { words as appWords } from './app.wording.ts';
import './failed-screen.css';

const { failed, waiting } = appWords;

interface Props {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

const Message = ({ icon, title, text, action }: Props) => (
  <section className="failed-screen" role="alert">
    <span className="failed-screen-icon">{icon}</span>
    <h1>{title}</h1>
    <p>{text}</p>
    {action}
  </section>
);

const reload = () => window.location.reload();

/** A style sheet that failed never loads again in the same document, so the return of the network reloads it. */
export function WaitingScreen() {
  useEffect(() => connection.onReturn(reload), []);
  return <Message icon={<WifiOff aria-hidden="true" size={24} />} {...waiting} />;
}

/** The file of a screen did not load: no network, no server, or a new release. */
export function FailedScreen() {
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  useEffect(() => {
    // The call reports a failure to the watch of the connection.
    bareApi.get(routes.siteConfig).catch(() => undefined);
  }, []);
  if (state !== 'up') return <WaitingScreen />;
  return (
    <Message
      icon={<RotateCw aria-hidden="true" size={24} />}
      title={failed.title}
      text={fill(failed.text, { product: brand.name })}
      action={
        <Button size="large" onClick={reload}>
          {failed.action}
        </Button>
      }
    />
  );
}
