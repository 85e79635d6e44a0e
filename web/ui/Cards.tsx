import { Box, type BoxProps } from "@chakra-ui/react/box";
import { Center } from "@chakra-ui/react/center";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { HStack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";

/** What lies on the page: a border and no shadow, which is for what floats. */
export function Panel(props: BoxProps) {
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      p={{ base: "4", md: "6" }}
      {...props}
    />
  );
}

interface CardProps extends Omit<BoxProps, "title"> {
  title: string;
  icon?: LucideIcon;
  action?: ReactNode;
  /** Whether what is done here cannot be taken back. */
  dangerous?: boolean;
}

/** A titled panel; a region of the page for those who listen to it. */
export function Card({ title, icon: Icon, action, dangerous = false, children, ...box }: CardProps) {
  const titleId = useId();
  const palette = dangerous ? "flag" : "coral";
  return (
    <Panel
      as="section"
      aria-labelledby={titleId}
      borderColor={dangerous ? "flag.border" : undefined}
      {...box}
    >
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="5">
        <HStack gap="3" minW="0">
          {Icon ? (
            <Box p="2.5" borderRadius="l2" bg={`${palette}.subtle`} color={`${palette}.fg`} flexShrink="0">
              <Icon size={20} aria-hidden="true" />
            </Box>
          ) : null}
          <Heading as="h2" id={titleId} textStyle="xl" fontWeight="bold" fontFamily="heading">
            {title}
          </Heading>
        </HStack>
        {action}
      </Flex>
      {children}
    </Panel>
  );
}

interface Stat {
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

const markSize = { base: "14", md: "16" };

interface IdentityPanelProps {
  /** A letter or two, or an icon, that stands for the name; decoration. */
  mark: ReactNode;
  name: string;
  /** Beside the name. */
  badges?: ReactNode;
  /** Below the name. */
  children?: ReactNode;
}

/** Whose page this is. */
export function IdentityPanel({ mark, name, badges, children }: IdentityPanelProps) {
  return (
    <Panel>
      <Grid
        columnGap={{ base: "4", md: "5" }}
        rowGap={{ base: "3", md: "1.5" }}
        alignItems="center"
        templateColumns="auto minmax(0, 1fr)"
        templateAreas={{
          base: children ? '"mark name" "more more"' : '"mark name"',
          md: children ? '"mark name" "mark more"' : '"mark name"',
        }}
      >
        <Center
          gridArea="mark"
          boxSize={markSize}
          borderRadius="full"
          colorPalette="sea"
          bg="colorPalette.muted"
          color="colorPalette.fg"
          fontFamily="heading"
          fontWeight="bold"
          textStyle={{ base: "lg", md: "2xl" }}
          letterSpacing="0.02em"
          aria-hidden="true"
        >
          {mark}
        </Center>
        <HStack
          gridArea="name"
          alignSelf={children ? { md: "end" } : undefined}
          gap="3"
          rowGap="1.5"
          wrap="wrap"
        >
          <Heading as="h2" textStyle="2xl" fontWeight="bold" lineHeight="1.2" overflowWrap="anywhere">
            {name}
          </Heading>
          {badges}
        </HStack>
        {children ? (
          <Box gridArea="more" alignSelf={{ md: "start" }} minW="0">
            {children}
          </Box>
        ) : null}
      </Grid>
    </Panel>
  );
}

/** @param label what is being waited for, when the page has words for it. */
export function IdentityPanelSkeleton({ label }: { label?: string }) {
  return (
    <Panel>
      <Flex gap={{ base: "4", md: "5" }} align="center" minH={markSize}>
        <Skeleton boxSize={markSize} borderRadius="full" flexShrink="0" />
        <Box flex="1">
          <Skeleton h="8" maxW="20rem" />
          {label ? (
            <chakra.output display="block" color="fg.muted" mt="2">
              {label}
            </chakra.output>
          ) : (
            <Skeleton h="4" maxW="12rem" mt="3" />
          )}
        </Box>
      </Flex>
    </Panel>
  );
}
