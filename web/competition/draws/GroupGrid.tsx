import { Box } from "@chakra-ui/react/box";
import { Children, type ReactNode } from "react";

/** Groups beside each other, as many as there is room for. */
export function GroupGrid({ children }: { children: ReactNode }) {
  const onPaper = Children.count(children) <= 4 ? 2 : 3;
  return (
    <Box
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))"
      gap="3"
      alignItems="start"
      _print={{ gridTemplateColumns: `repeat(${onPaper}, minmax(0, 1fr))`, gap: "2" }}
    >
      {children}
    </Box>
  );
}
