import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Children, type ReactNode } from "react";
import { Panel } from "../../ui/Card";

interface GroupCardProps {
  letter: string;
  /** A round robin is one group without a letter. */
  alone?: boolean;
  heading?: "h2" | "h3" | "h4";
  children: ReactNode;
}

/** One group: who is in it, and below them what they play. */
export function GroupCard({ letter, alone = false, heading = "h4", children }: GroupCardProps) {
  return (
    <Panel p="3" boxShadow="none" breakInside="avoid" minW="0" _print={{ px: "3", py: "2" }}>
      <Heading as={heading} textStyle="md" fontWeight="bold" mb="1.5">
        {alone ? "Todos contra todos" : `Grupo ${letter}`}
      </Heading>
      <Stack gap="2">{children}</Stack>
    </Panel>
  );
}

/** Groups beside each other, as many as there is room for. */
export function GroupGrid({ children }: { children: ReactNode }) {
  const onPaper = Children.count(children) <= 4 ? 2 : 3;
  return (
    <Box
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
      gap="3"
      _print={{ gridTemplateColumns: `repeat(${onPaper}, minmax(0, 1fr))`, gap: "2" }}
    >
      {children}
    </Box>
  );
}
