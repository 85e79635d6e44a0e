import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "react-router-dom";

/** A link inside text. */
export const TextLink = chakra(Link, {
  base: {
    color: "coral.fg",
    fontWeight: "semibold",
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    borderRadius: "l1",
    _hover: { textDecorationThickness: "2px" },
  },
});
