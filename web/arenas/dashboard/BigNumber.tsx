import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";

/** The numbers that a card begins with, side by side. */
export function BigNumbers({ children }: { children: ReactNode }) {
  return (
    <Flex as="dl" gap="8" wrap="wrap" rowGap="2" mb="4">
      {children}
    </Flex>
  );
}

/** One of them, and below it what it counts. */
export function BigNumber({ value, label }: { value: string; label: string }) {
  return (
    <Box display="flex" flexDirection="column-reverse" justifyContent="flex-end">
      <Text as="dt" color="fg.muted" textStyle="sm">
        {label}
      </Text>
      <Text
        as="dd"
        fontFamily="heading"
        fontWeight="bold"
        textStyle="3xl"
        lineHeight="1.1"
        fontVariantNumeric="tabular-nums"
      >
        {value}
      </Text>
    </Box>
  );
}
