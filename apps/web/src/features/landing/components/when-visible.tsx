import { type ReactNode, Suspense, useRef } from 'react';
import { useHasBeenVisible } from './use-has-been-visible.ts';

interface WhenVisibleProps {
  /** The class reserves the height of the children, so that nothing moves. */
  readonly className: string;
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** Lazy children are loaded when their place comes into view. */
export function WhenVisible({ className, waiting = null, children }: WhenVisibleProps) {
  const place = useRef<HTMLDivElement>(null);
  const isVisible = useHasBeenVisible(place);
  return (
    <div ref={place} className={className}>
      <Suspense fallback={waiting}>{isVisible ? children : waiting}</Suspense>
    </div>
  );
}
