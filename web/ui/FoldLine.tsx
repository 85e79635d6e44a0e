import { chakra } from "@chakra-ui/react/styled-system";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

const Line = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    minH: "11",
    minW: "0",
    maxW: "full",
    color: "fg.muted",
    textStyle: "sm",
    cursor: "button",
    borderRadius: "l2",
    listStyleType: "none",
    "&::-webkit-details-marker": { display: "none" },
    _hover: { color: "fg" },
    "& svg": { flexShrink: "0", transition: "transform 0.15s" },
    "details[open] > &": { "& > svg": { transform: "rotate(180deg)" } },
  },
});

/** What one presses to unfold a `details`: one line of 44 px. */
export function FoldLine({ children }: { children: ReactNode }) {
  return (
    <Line>
      {children}
      <ChevronDown size={16} aria-hidden="true" />
    </Line>
  );
}
