import { defineConfig } from "@chakra-ui/react/styled-system";

/** On phones everything one touches is at least 44 px high. */
const touch = { base: "2.75rem", md: "2.5rem" };
const smallTouch = { base: "2.75rem", md: "2.25rem" };
const pressed = { bg: "colorPalette.solid", filter: "brightness(0.92)" };
const fieldLook = { bg: "bg.panel", borderColor: "border.emphasized", textStyle: { base: "md", md: "sm" } };

/** Bigger to the thumb than what Chakra brings; a pill is the button that matters most. */
export const recipeChanges = defineConfig({
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
