import type { OwnerService } from '@groundwork/contracts';

/** A list that is not whole says so. */
export function AwayNote({ services }: { readonly services: readonly OwnerService[] }) {
  if (services.length === 0) return null;
  return (
    <p role="alert" className="operate-away">
      Missing here, because they do not answer: {services.join(', ')}.
    </p>
  );
}
