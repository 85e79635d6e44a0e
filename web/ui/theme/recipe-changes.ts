import { defineConfig } from "@chakra-ui/react/styled-system";

/** On phones everything one touches is at least 44 px high. */
const touch = { base: "2.75rem", md: "2.5rem" };
const smallTouch = { base: "2.75rem", md: "2.25rem" };
const pressed = { bg: "colorPalette.solid", filter: "brightness(0.92)" };
const fieldLook = { bg: "bg.panel", borderColor: "border.emphasized", textStyle: { base: "md", md: "sm" } };

/** Rounder, warmer, bigger to the thumb than what Chakra brings. */
export const recipeChanges = defineConfig({
  theme: {
    recipes: {
      button: {
        base: { borderRadius: "full", fontWeight: "semibold", whiteSpace: "normal" },
        variants: {
          // Chakra fades the ground under the pointer, which takes the text below AA.
          variant: { solid: { _hover: pressed, _expanded: pressed } },
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
          root: {
            width: { base: "calc(100vw - 2rem)", md: "sm" },
            pe: "10",
            // A toast never stands in the way of the button under it, also while the library wants it to be touched.
            pointerEvents: "none !important",
            // Nor does what keeps it awake while the pointer is over it.
            "& > [data-ghost]": { pointerEvents: "none !important" },
            borderRadius: "l3",
            "&[data-type=success]": { bg: "palm.solid", color: "palm.contrast" },
            "&[data-type=error]": { bg: "flag.solid", color: "flag.contrast" },
          },
          title: { fontWeight: "bold" },
          description: { display: "block", opacity: "1" },
          closeTrigger: { pointerEvents: "auto", color: "inherit", padding: "2", cursor: "button" },
          actionTrigger: {
            pointerEvents: "auto",
            color: "inherit",
            fontWeight: "bold",
            textDecoration: "underline",
            textUnderlineOffset: "3px",
            px: "2",
            minH: "11",
            cursor: "button",
          },
        },
      },
    },
  },
});
