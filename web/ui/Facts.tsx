import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";

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

/** A titled part of what is shown beside a list, or within a dialog. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={titleId}
      gap="3"
      pt="5"
      borderTopWidth="1px"
      borderColor="border"
      align="stretch"
    >
      <Heading as="h3" id={titleId} textStyle="md" fontWeight="bold">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

const Line = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    minH: "11",
    minW: "0",
    maxW: "full",
    color: "fg.muted",
    textStyle: "sm",
    cursor: "button",
    borderRadius: "l2",
    listStyleType: "none",
    "&::-webkit-details-marker": { display: "none" },
    _hover: { color: "fg" },
    "& svg": { flexShrink: "0", transition: "transform 0.15s" },
    "details[open] > &": { "& > svg": { transform: "rotate(180deg)" } },
  },
});

/** What one presses to unfold a `details`: one line of 44 px. */
export function FoldLine({ children }: { children: ReactNode }) {
  return (
    <Line>
      {children}
      <ChevronDown size={16} aria-hidden="true" />
    </Line>
  );
}

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
