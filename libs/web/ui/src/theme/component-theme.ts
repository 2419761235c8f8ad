import { colorsOf } from './own-colors.ts';
import type { ThemeMode } from './theme-choice.ts';
import { scale } from './tokens.ts';

/** The component library's own blue fails contrast on white. */
export function componentTokens(mode: ThemeMode, still: boolean) {
  const color = colorsOf(mode);
  return {
    motion: !still,
    colorPrimary: color.brand,
    colorPrimaryHover: color.brandHover,
    colorPrimaryActive: color.brandHover,
    colorTextLightSolid: color.onBrand,
    colorInfo: color.info,
    colorSuccess: color.good,
    colorWarning: color.warn,
    colorError: color.bad,
    colorLink: color.brand,
    colorLinkHover: color.brandHover,
    colorText: color.ink,
    colorTextSecondary: color.soft,
    colorTextTertiary: color.mute,
    colorTextDescription: color.mute,
    // A hint is readable on the disabled background, too.
    colorTextPlaceholder: color.mute,
    colorTextDisabled: color.mute,
    colorBgContainerDisabled: color.page,
    colorBgLayout: color.page,
    colorBgContainer: color.card,
    colorBgElevated: color.card,
    colorBorder: color.control,
    colorBorderSecondary: color.line,
    colorSplit: color.line,
    controlItemBgActive: color.brandTint,
    controlItemBgHover: color.page,
    controlHeight: 44,
    controlHeightLG: 50,
    borderRadius: 10,
    borderRadiusLG: 16,
    fontFamily: scale.fontBody,
    fontSize: 15,
    motionDurationMid: '0.15s',
    motionDurationSlow: '0.15s',
  };
}
