import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import type { ReactNode } from "react";

/** Matches side by side where there is room. */
export function MatchList({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, xl: 3 }} gap="3">
      {children}
    </SimpleGrid>
  );
}
