import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { onceVisible } from './once-visible.ts';

interface GateProps {
  readonly isVisible: Promise<void>;
  readonly children: ReactNode;
}

/** The server draws the children. Until they are visible, the browser leaves its drawing as it is. */
function Gate({ isVisible, children }: GateProps) {
  if (typeof window !== 'undefined') use(isVisible);
  return children;
}

interface WhenVisibleProps {
  /** The class reserves the height of the children, so that nothing moves. */
  readonly className: string;
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

function createGate() {
  let open = (): void => undefined;
  const isVisible = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isVisible, open };
}

/** Lazy children are loaded when their place comes into view. */
export function WhenVisible({ className, waiting = null, children }: WhenVisibleProps) {
  const place = useRef<HTMLDivElement>(null);
  const [{ isVisible, open }] = useState(createGate);
  useEffect(() => (place.current === null ? undefined : onceVisible(place.current, open)), [open]);
  return (
    <div ref={place} className={className}>
      <Suspense fallback={waiting}>
        <Gate isVisible={isVisible}>{children}</Gate>
      </Suspense>
    </div>
  );
}
