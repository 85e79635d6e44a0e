import { Box } from "@chakra-ui/react/box";
import { Center } from "@chakra-ui/react/center";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { HStack } from "@chakra-ui/react/stack";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Panel } from "./Card";

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
