import { Box, type BoxProps } from "@chakra-ui/react/box";

/**
 * A live region: screen readers announce text that appears while the page is open. Render it before there is text, as
 * some screen readers miss a region that appears together with its text. While empty it takes no space but is not hidden.
 */
export function LiveText(props: BoxProps) {
  return <Box aria-live="polite" _empty={{ position: "absolute", w: "0" }} {...props} />;
}
