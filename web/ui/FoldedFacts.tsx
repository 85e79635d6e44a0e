import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { FoldLine } from "./FoldLine";

interface FoldedFactsProps {
  /** The few facts that one comes for, in one line: "sáb., 22/11 · Beira-Mar · 28 de 32 duplas". */
  line: string;
  /** All of them: a `dl`, badges, a description. */
  children: ReactNode;
}

const Cut = chakra("span", {
  base: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", minW: "0" },
});

/** Facts below a page's title, folded into one line, so that the work begins on the first screen. */
export function FoldedFacts({ line, children }: FoldedFactsProps) {
  return (
    <chakra.details minW="0" maxW="full">
      <FoldLine>
        <Cut>{line}</Cut>
      </FoldLine>
      <Box pt="1" pb="3">
        {children}
      </Box>
    </chakra.details>
  );
}
