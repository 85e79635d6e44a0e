import { chakra } from "@chakra-ui/react/styled-system";

/** Heads and cells of a classification, of athletes as of pairs. */
export const Th = chakra("th", {
  base: {
    px: "1.5",
    py: "2",
    textStyle: "xs",
    fontWeight: "semibold",
    color: "fg.muted",
    _print: { py: "1" },
  },
});
export const Td = chakra("td", {
  base: { px: "1.5", py: "2.5", textAlign: "center", verticalAlign: "top", _print: { py: "1.5" } },
});
