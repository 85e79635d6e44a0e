import { Stack } from "@chakra-ui/react/stack";
import type { ReactNode } from "react";
import { useLightOnPaper } from "../colour-mode";
import { PaperFormat } from "../PaperFormat";

/** What a report tells; on paper with the colours of its pictures, and without what only a screen needs. */
export function ReportPaper({ children }: { children: ReactNode }) {
  useLightOnPaper();
  return (
    <Stack
      gap="4"
      css={{ printColorAdjust: "exact", "& tr, & figure, & dl > div": { breakInside: "avoid" } }}
      _print={{ zoom: 0.72, "& tbody :is(th, td)": { h: "auto", py: "1.5" } }}
    >
      <PaperFormat />
      {children}
    </Stack>
  );
}
