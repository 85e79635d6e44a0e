import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { Text } from "@chakra-ui/react/text";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Panel } from "./Card";

export interface Stat {
  label: string;
  icon: LucideIcon;
  /** As it is shown: "148", "R$ 12.340,00". */
  value: string;
  /** What the number means, in a few words. */
  hint?: string;
}

/** A few numbers side by side: two on a phone, four on a wide screen; of three the first has a line of its own on a phone. */
export function StatGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid
      as="dl"
      columns={{ base: 2, lg: 4 }}
      gap={{ base: "2", md: "5" }}
      css={{
        "&:has(> :nth-of-type(3):last-of-type)": { lg: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
        "& > :first-of-type:nth-last-of-type(3)": { gridColumn: { base: "1 / -1", lg: "auto" } },
      }}
    >
      {children}
    </SimpleGrid>
  );
}

export function StatCard({ label, icon: Icon, value, hint }: Stat) {
  return (
    <StatPanel>
      <Flex as="dt" align="flex-start" justify="space-between" gap="3">
        <Text color="fg.muted" fontWeight="semibold" pt={{ md: "1" }} textStyle={{ base: "sm", md: "md" }}>
          {label}
        </Text>
        <Box hideBelow="md" p="2.5" borderRadius="l2" bg="coral.subtle" color="coral.fg" flexShrink="0">
          <Icon size={20} aria-hidden="true" />
        </Box>
      </Flex>
      <Text
        as="dd"
        fontFamily="heading"
        fontWeight="bold"
        textStyle="xl"
        // As large as an amount has room for on one line, where a drawer stands beside it too.
        fontSize={{ md: "clamp(1.125rem, 18cqi, 1.875rem)" }}
        whiteSpace="nowrap"
        lineHeight="1.1"
        mt="1.5"
        fontVariantNumeric="tabular-nums"
      >
        {value}
      </Text>
      {hint ? (
        <Text as="dd" color="fg.muted" textStyle={{ base: "xs", md: "sm" }} mt="1">
          {hint}
        </Text>
      ) : null}
    </StatPanel>
  );
}

export function StatCardSkeleton() {
  return (
    <StatPanel>
      <Flex justify="space-between">
        <Skeleton h="5" w="55%" mt="1" />
        <Skeleton hideBelow="md" boxSize="10" borderRadius="l2" />
      </Flex>
      <Skeleton h={{ base: "6", md: "9" }} w="40%" mt="1.5" />
      <Skeleton h="4" w="70%" mt="2" />
    </StatPanel>
  );
}

function StatPanel({ children }: { children: ReactNode }) {
  return (
    <Panel p={{ base: "3", md: "5" }} containerType="inline-size">
      {children}
    </Panel>
  );
}
