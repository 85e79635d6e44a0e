import { defineGlobalStyles, defineSemanticTokens, defineTokens } from "@chakra-ui/react/styled-system";

/**
 * No font travels over the network. Headings take each system's sports-sign face: Bahnschrift on Windows, DIN on
 * Apple's, Roboto Condensed on Android, a condensed sans elsewhere.
 */
export const fonts = defineTokens.fonts({
  heading: {
    value:
      '"Bahnschrift", "DIN Alternate", "Avenir Next Condensed", "Roboto Condensed", "Nimbus Sans Narrow", "Liberation Sans Narrow", "DejaVu Sans Condensed", system-ui, sans-serif',
  },
  body: {
    value:
      '"Avenir Next", "Segoe UI Variable Text", "Segoe UI", system-ui, "Roboto", "Noto Sans", "Liberation Sans", sans-serif',
  },
  mono: {
    value:
      'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", "Liberation Mono", "DejaVu Sans Mono", monospace',
  },
});

export const semanticRadii = defineSemanticTokens.radii({
  l1: { value: "0.5rem" },
  l2: { value: "0.75rem" },
  l3: { value: "1.25rem" },
});

/** Warm shadows: what the sun throws on sand, not a grey blur. */
const warm = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });
export const semanticShadows = defineSemanticTokens.shadows({
  xs: warm("0 1px 2px rgb(96 66 20 / 0.12)", "0 1px 2px rgb(0 0 0 / 0.5)"),
  sm: warm("0 2px 6px rgb(96 66 20 / 0.1)", "0 2px 6px rgb(0 0 0 / 0.5)"),
  md: warm(
    "0 1px 2px rgb(96 66 20 / 0.08), 0 8px 20px -6px rgb(96 66 20 / 0.16)",
    "0 8px 24px rgb(0 0 0 / 0.45)",
  ),
  lg: warm(
    "0 2px 4px rgb(96 66 20 / 0.08), 0 18px 36px -10px rgb(96 66 20 / 0.26)",
    "0 18px 40px rgb(0 0 0 / 0.55)",
  ),
  xl: warm("0 24px 56px -12px rgb(96 66 20 / 0.34)", "0 24px 60px rgb(0 0 0 / 0.65)"),
});

export const globalCss = defineGlobalStyles({
  html: { color: "fg", bg: "bg", lineHeight: "1.5", colorPalette: "coral", scrollPaddingTop: "5rem" },
  body: { minHeight: "100dvh", textSizeAdjust: "100%" },
  "h1, h2, h3": { fontFamily: "heading", textWrap: "balance" },
  "*::placeholder": { color: "fg.subtle" },
  "*::selection": { bg: "sun.solid", color: "sun.contrast" },
  "a, button, summary, [tabindex]": {
    _focusVisible: { outline: "3px solid", outlineColor: "coral.focusRing", outlineOffset: "2px" },
  },
  "*, *::before, *::after": {
    _motionReduce: {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0s !important",
      scrollBehavior: "auto !important",
    },
  },
});
