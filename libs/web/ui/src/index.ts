import './theme/fonts.css';
import './theme/base.css';

export { Logo, LogoMark } from './brand/logo.tsx';
export { Badge, type BadgeTone } from './controls/badge.tsx';
export { Button, buttonClass } from './controls/button.tsx';
export { TextField } from './controls/text-field.tsx';
export { Dial } from './dial/dial.tsx';
export { EmptyState, ErrorState, Skeleton, Spinner } from './feedback/states.tsx';
export { Toast } from './feedback/toast.tsx';
export { FactorBar, ProgressBar, Steps } from './layout/bars.tsx';
export { Card } from './layout/card.tsx';
export { componentTokens } from './theme/component-theme.ts';
export { installTheme, type ThemeChoice, useTheme } from './theme/theme-choice.ts';
