import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import {
  createSystem,
  defineConfig,
  defineGlobalStyles,
  defineSemanticTokens,
  defineTokens,
} from "@chakra-ui/react/styled-system";
import {
  animationStyles,
  badgeRecipe,
  breakpoints,
  buttonRecipe,
  containerRecipe,
  dialogSlotRecipe,
  globalCss as chakraGlobalCss,
  headingRecipe,
  inputRecipe,
  keyframes,
  layerStyles,
  menuSlotRecipe,
  skeletonRecipe,
  spinnerRecipe,
  tabsSlotRecipe,
  textareaRecipe,
  textStyles,
  toastSlotRecipe,
  tokens,
} from "@chakra-ui/react/theme";
import { colors, semanticColors } from "./colors";

/** The fonts are declared in `fonts.css`, which `index.html` loads before any script. */
const fonts = defineTokens.fonts({
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
const fontSizes = defineTokens.fontSizes({
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
const semanticRadii = defineSemanticTokens.radii({
  l1: { value: "0.25rem" },
  l2: { value: "0.5rem" },
  l3: { value: "0.75rem" },
});

/** Floating elements have a shadow, elements in the page a border: for those the two smallest shadows are "none". */
const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });
const semanticShadows = defineSemanticTokens.shadows({
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

const globalCss = defineGlobalStyles({
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

/** On phones everything one touches is at least 44 px high. */
const touch = { base: "2.75rem", md: "2.5rem" };
const smallTouch = { base: "2.75rem", md: "2.25rem" };
const pressed = { bg: "colorPalette.solid", filter: "brightness(0.92)" };
const fieldLook = { bg: "bg.panel", borderColor: "border.emphasized", textStyle: { base: "md", md: "sm" } };

/** Bigger to the thumb than what Chakra brings; a pill is the button that matters most. */
const recipeChanges = defineConfig({
  theme: {
    recipes: {
      button: {
        base: { borderRadius: "l2", fontWeight: "semibold", whiteSpace: "normal" },
        variants: {
          // Chakra fades the ground under the pointer, which takes the text below AA.
          variant: { solid: { borderRadius: "full", _hover: pressed, _expanded: pressed } },
          size: {
            sm: { h: "auto", minH: smallTouch, minW: smallTouch, py: "1" },
            md: { h: "auto", minH: touch, minW: touch, px: "5", py: "1.5" },
            lg: { h: "auto", minH: "3rem", px: "6", py: "2" },
          },
        },
      },
      input: { variants: { variant: { outline: { ...fieldLook, "--input-height": touch } } } },
      textarea: { variants: { variant: { outline: fieldLook } } },
      badge: {
        base: { borderRadius: "full", fontWeight: "semibold" },
        variants: { size: { sm: { px: "2.5", minH: "6" } } },
      },
    },
    slotRecipes: {
      dialog: {
        slots: [],
        base: {
          backdrop: { bg: "rgb(4 22 30 / 0.6)", backdropFilter: "blur(3px)" },
          content: { width: "calc(100% - 1.5rem)", my: { base: "4", md: "16" } },
          title: { textStyle: "xl", fontWeight: "bold", fontFamily: "heading" },
        },
      },
      tabs: { slots: [], base: { trigger: { cursor: "button", fontWeight: "semibold" } } },
      menu: { slots: [], variants: { size: { md: { item: { py: "2.5", px: "3", textStyle: "md" } } } } },
      toast: {
        slots: [],
        base: {
          // On a phone a strip as high as the top bar, on a desk as flat as two lines let it be.
          root: {
            width: { base: "100vw", md: "22rem" },
            minH: "12",
            alignItems: "center",
            ps: "4",
            pe: "11",
            py: { base: "1.5", md: "2" },
            gap: "2.5",
            textStyle: "sm",
            "& > svg": { boxSize: "5", flexShrink: "0" },
            "&[data-aside]": { opacity: "0.15 !important" },
            // A toast never stands in the way of the button under it, also while the library wants it to be touched.
            pointerEvents: "none !important",
            // Nor does what keeps it awake while the pointer is over it.
            "& > [data-ghost]": { pointerEvents: "none !important" },
            borderRadius: { base: "0", md: "l3" },
            "&[data-type=success]": { bg: "palm.solid", color: "palm.contrast" },
            "&[data-type=error]": { bg: "flag.solid", color: "flag.contrast" },
          },
          title: { fontWeight: "semibold", lineHeight: "1.25", lineClamp: { base: "1", md: "2" } },
          description: {
            display: "block",
            opacity: "1",
            textStyle: { base: "xs", md: "sm" },
            lineHeight: "1.25",
            lineClamp: { base: "2", md: "4" },
          },
          closeTrigger: {
            pointerEvents: "auto",
            color: "inherit",
            display: "grid",
            placeItems: "center",
            boxSize: "11",
            top: "0.5",
            insetEnd: "0",
            cursor: "button",
          },
          actionTrigger: {
            pointerEvents: "auto",
            color: "inherit",
            fontWeight: "bold",
            textDecoration: "underline",
            textUnderlineOffset: "3px",
            px: "2",
            my: "-1",
            minH: "11",
            textStyle: "sm",
            cursor: "button",
          },
        },
      },
    },
  },
});

/** Chakra's recipes for the components in use, with our look. */
const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

const slotRecipes = {
  dialog: dialogSlotRecipe,
  menu: menuSlotRecipe,
  tabs: tabsSlotRecipe,
  toast: toastSlotRecipe,
};

/**
 * Only what the screens use: Chakra's own default system would bring every recipe and thirty palettes to each visitor.
 * A new Chakra component needs its recipe in `recipes` or `slotRecipes`.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: "praia",
    cssVarsRoot: ":where(html)",
    globalCss: chakraGlobalCss,
    theme: {
      breakpoints,
      keyframes,
      animationStyles,
      layerStyles,
      textStyles,
      tokens: { ...tokens, colors, fonts, fontSizes: { ...tokens.fontSizes, ...fontSizes } },
      semanticTokens: { colors: semanticColors, radii: semanticRadii, shadows: semanticShadows },
      recipes,
      slotRecipes,
    },
  }),
  defineConfig({ globalCss }),
  recipeChanges,
);
