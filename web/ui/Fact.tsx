import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";

interface FactProps {
  name: string;
  /** Where it is what one came to read. */
  large?: boolean;
  /** As wide as the grid that it stands in: for what is long. */
  wide?: boolean;
  children: ReactNode;
}

/** One of the facts of a `dl`: its name, small, and below it what it is. */
export function Fact({ name, large = false, wide = false, children }: FactProps) {
  return (
    <Box minW="0" gridColumn={wide ? "1 / -1" : undefined}>
      <Text as="dt" textStyle="xs" fontWeight="medium" color="fg.muted">
        {name}
      </Text>
      <Text as="dd" fontWeight="semibold" textStyle={large ? "lg" : undefined} overflowWrap="anywhere">
        {children}
      </Text>
    </Box>
  );
}
