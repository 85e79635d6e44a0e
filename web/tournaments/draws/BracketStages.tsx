import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { bracketLabel } from "./bracket-label";
import { BracketView } from "./BracketView";
import type { ReadBracket } from "./read-bracket";
import { withThirdPlace } from "./third-place";

interface BracketStagesProps {
  brackets: readonly ReadBracket[];
  /** Whether groups were played before. */
  afterGroups: boolean;
  /** Whether the groups' letters are given by their results. */
  lettersByResult?: boolean;
  /** Place of a bracket among the page's headings; its rounds stand one below. */
  heading: "h2" | "h3" | "h4";
}

const below = { h2: "h3", h3: "h4", h4: "h5" } as const;

/** Every bracket of a draw, each under its name; the match for third place where it belongs. */
export function BracketStages({
  brackets,
  afterGroups,
  lettersByResult = false,
  heading,
}: BracketStagesProps) {
  const shown = withThirdPlace(brackets);
  const stages = shown.map(({ stage }) => stage);
  return shown.map(({ stage, rounds, third }) => {
    const label = bracketLabel(stage, { afterGroups, stages });
    return (
      <Stack as="section" key={stage} gap="2" minW="0">
        <Heading as={heading} textStyle="lg" fontWeight="bold">
          {label}
        </Heading>
        {stage === "MAIN" && lettersByResult ? (
          <Text textStyle="sm" color="fg.muted">
            Sem cabeças de chave: depois dos grupos, o melhor primeiro colocado vira o 1º do grupo A, e assim
            por diante.
          </Text>
        ) : null}
        <BracketView stage={stage} rounds={rounds} third={third} label={label} heading={below[heading]} />
      </Stack>
    );
  });
}
