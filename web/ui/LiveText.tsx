import { Box, type BoxProps } from "@chakra-ui/react/box";

/**
 * What comes while somebody is on the page, read out as it comes. It has to be there before: empty it takes no room, but
 * is not hidden, since what appears together with its words is not heard by every screen reader.
 */
export function LiveText(props: BoxProps) {
  return <Box aria-live="polite" _empty={{ position: "absolute", w: "0" }} {...props} />;
}
