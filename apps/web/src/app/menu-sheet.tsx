import { Drawer } from 'antd';
import { X } from 'lucide-react';
import { BrandLogo } from '#shared/brand/brand-logo.tsx';
import { words as appWords } from './app.wording.ts';
import { BusinessChoice } from './business-choice.tsx';
import { Navigation } from './navigation.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const { menu: words } = appWords;

interface MenuSheetProps {
  readonly open: boolean;
  readonly focusesButton: boolean;
  readonly onClose: () => void;
}

/** Apart from its button: a screen loads the component of the sheet with the first click. */
export default function MenuSheet({ open, focusesButton, onClose }: MenuSheetProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="bottom"
      size="min(540px, 90dvh)"
      title={<BrandLogo />}
      closeIcon={<X aria-hidden="true" size={20} />}
      closable={{ placement: 'end', 'aria-label': words.close }}
      aria-label={words.label}
      focusable={{ focusTriggerAfterClose: focusesButton }}
    >
      <div className="shell-drawer">
        <BusinessChoice />
        <Navigation />
        <ThemeSwitch />
      </div>
    </Drawer>
  );
}
