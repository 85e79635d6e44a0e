import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";

interface ListRowProps {
  /** How wide what it tells stays before the rest goes below it. */
  basis: string;
  gap?: string;
  /** What it tells. */
  children: ReactNode;
  /** What stands at its end: the way there, or how it went. */
  end: ReactNode;
}

/** One of a list within a card: what it is on the left, what to do with it on the right. */
export function ListRow({ basis, gap = "1.5", children, end }: ListRowProps) {
  return (
    <Flex
      as="li"
      gap="4"
      rowGap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      py="3"
      borderColor="border.muted"
      _notFirst={{ borderTopWidth: "1px" }}
    >
      <Stack gap={gap} minW="0" flex={`1 1 ${basis}`}>
        {children}
      </Stack>
      {end}
    </Flex>
  );
}

export function ListRowName({ children }: { children: ReactNode }) {
  return (
    <Text fontWeight="bold" lineHeight="1.25" overflowWrap="anywhere">
      {children}
    </Text>
  );
}
