import './logo.css';

function LogoMark() {
  return (
    <svg className="gw-logo-mark" viewBox="0 0 28 28" aria-hidden="true">
      <rect className="gw-logo-ground" width="28" height="28" rx="8" />
      <rect className="gw-logo-soft" x="7" y="15" width="4" height="6" rx="1.2" />
      <rect className="gw-logo-soft" x="12" y="11.5" width="4" height="9.5" rx="1.2" />
      <rect className="gw-logo-bar" x="17" y="7" width="4" height="14" rx="1.2" />
    </svg>
  );
}

export interface LogoProps {
  readonly name: string;
  readonly mark?: string | null;
}

export function Logo({ name, mark = null }: LogoProps) {
  return (
    <span className="gw-logo">
      {mark === null ? <LogoMark /> : <img className="gw-logo-mark" src={mark} alt="" />}
      <span>{name}</span>
    </span>
  );
}
