import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";

const Line = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: { base: "11", md: "10" },
    px: "3",
    borderRadius: "l2",
    color: "fg.muted",
    fontWeight: "medium",
    textStyle: "sm",
    whiteSpace: "nowrap",
    overflow: "hidden",
    "& svg": { flexShrink: "0" },
    _hover: { bg: "bg.muted", color: "fg" },
    _focusVisible: { outlineOffset: "-2px" },
    _currentPage: { bg: "bg.emphasized", color: "fg", fontWeight: "semibold" },
  },
});

/** A navigation entry. In icon-only mode its label is hidden visually but stays available to screen readers. */
export function EntryLink(props: ComponentProps<typeof Line>) {
  return <Line data-line="" {...props} />;
}
