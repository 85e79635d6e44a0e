import { defineGlobalStyles, defineSemanticTokens, defineTokens } from "@chakra-ui/react/styled-system";

/** The fonts are declared in `fonts.css`, which `index.html` loads before any script. */
export const fonts = defineTokens.fonts({
  heading: { value: '"Barlow Condensed", "Barlow Condensed fallback", system-ui, sans-serif' },
  body: { value: 'Figtree, "Figtree fallback", system-ui, sans-serif' },
  mono: {
    value:
      'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", "Liberation Mono", "DejaVu Sans Mono", monospace',
  },
});

/**
 * 12, 14, 16, 20, 24, 32 px: smaller text cannot be read in the sun, and sizes in between are not distinguishable. 48 px
 * is for text read from afar, such as the title of the front page; pages for daily work do not use it.
 */
export const fontSizes = defineTokens.fontSizes({
  "2xs": { value: "0.75rem" },
  xs: { value: "0.75rem" },
  sm: { value: "0.875rem" },
  md: { value: "1rem" },
  lg: { value: "1.25rem" },
  xl: { value: "1.25rem" },
  "2xl": { value: "1.5rem" },
  "3xl": { value: "2rem" },
  "4xl": { value: "2rem" },
  "5xl": { value: "3rem" },
});

/** 4 px for checkboxes, 8 px for controls, 12 px for panels. */
export const semanticRadii = defineSemanticTokens.radii({
  l1: { value: "0.25rem" },
  l2: { value: "0.5rem" },
  l3: { value: "0.75rem" },
});

/** Floating elements have a shadow, elements in the page a border: for those the two smallest shadows are "none". */
const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });
export const semanticShadows = defineSemanticTokens.shadows({
  xs: shadow("none", "none"),
  sm: shadow("none", "none"),
  md: shadow(
    "0 1px 2px rgb(15 48 60 / 0.08), 0 6px 16px -4px rgb(15 48 60 / 0.16)",
    "0 8px 24px rgb(0 0 0 / 0.45)",
  ),
  lg: shadow(
    "0 2px 4px rgb(15 48 60 / 0.08), 0 16px 32px -8px rgb(15 48 60 / 0.24)",
    "0 18px 40px rgb(0 0 0 / 0.55)",
  ),
  xl: shadow("0 24px 48px -12px rgb(15 48 60 / 0.32)", "0 24px 60px rgb(0 0 0 / 0.65)"),
});

export const globalCss = defineGlobalStyles({
  html: { color: "fg", bg: "bg", lineHeight: "1.5", colorPalette: "coral", scrollPaddingTop: "5rem" },
  "h1, h2, h3": { fontFamily: "heading", textWrap: "balance" },
  // Native checkboxes are grey in dark mode: checked, unchecked and disabled ones look alike.
  "input[type=checkbox], input[type=radio]": {
    appearance: "none",
    display: "inline-grid",
    placeContent: "center",
    flexShrink: "0",
    boxSize: "4.5",
    bg: "bg.panel",
    borderWidth: "2px",
    borderColor: "border.emphasized",
    borderRadius: "l1",
    accentColor: "sea.solid",
    _before: {
      content: '""',
      boxSize: "0.6875rem",
      bg: "sea.contrast",
      clipPath: "polygon(14% 44%, 0 62%, 42% 96%, 100% 20%, 82% 6%, 40% 64%)",
      visibility: "hidden",
    },
    "&:checked, &:indeterminate": {
      bg: "sea.solid",
      borderColor: "sea.solid",
      _before: { visibility: "visible" },
    },
    "&:indeterminate": { _before: { clipPath: "inset(40% 5%)" } },
    _disabled: { opacity: "0.5" },
    "@media (forced-colors: active)": { appearance: "auto" },
  },
  "input[type=checkbox][role=switch]": {
    justifyContent: "start",
    w: "12",
    h: "7",
    px: "0.5",
    bg: "bg.panel",
    borderWidth: "2px",
    borderColor: "fg.muted",
    borderRadius: "full",
    transition: "background 120ms",
    _before: {
      boxSize: "5",
      bg: "fg.muted",
      clipPath: "none",
      borderRadius: "full",
      visibility: "visible",
      transition: "translate 120ms",
    },
    // On and off differ in more than the position of the knob.
    "&:checked": {
      bg: "sea.solid",
      borderColor: "sea.solid",
      _before: { bg: "sea.contrast", translate: "1.25rem 0" },
    },
  },
  "input[type=radio]": {
    borderRadius: "full",
    "&:indeterminate:not(:checked)": {
      bg: "bg.panel",
      borderColor: "border.emphasized",
      _before: { visibility: "hidden" },
    },
    _before: { borderRadius: "full", clipPath: "circle(40%)" },
  },
  // Height of the top bar, 48 px: sticky elements such as table heads and tabs stay below it.
  "html:has([data-top-bar])": { "--praia-top-bar": "3rem" },
  // Width of the drawer beside a list, which the page reserves as padding; the list adapts to the remaining width.
  body: {
    minHeight: "100dvh",
    textSizeAdjust: "100%",
    "--row-drawer": "22rem",
    "@media (min-width: 80em)": { "--row-drawer": "26rem" },
    "&:has([data-row-drawer=beside]) main": { paddingInlineEnd: "var(--row-drawer)" },
  },
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
