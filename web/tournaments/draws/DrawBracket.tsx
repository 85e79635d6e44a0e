import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { drawStageLabel } from "../../../server/tournaments/draws/draw-plan.rules";
import type { DrawBracket_bracket$key } from "../../__generated__/DrawBracket_bracket.graphql";
import { useWide } from "../../ui/use-wide";
import { BracketColumns } from "./BracketColumns";
import { BracketRounds } from "./BracketRounds";

interface DrawBracketProps {
  bracket: DrawBracket_bracket$key;
  /** Its place among the page's headings. */
  heading?: "h2" | "h3";
  onOpen?: (matchId: string) => void;
}

/** One bracket: side by side in columns where there is room and on paper, one round at a time on a phone. */
export function DrawBracket({ bracket: key, heading = "h3", onOpen }: DrawBracketProps) {
  const { stage, rounds } = useFragment(
    graphql`
      fragment DrawBracket_bracket on DrawBracket {
        stage
        rounds {
          ...BracketColumns_round
          ...BracketRounds_round
        }
      }
    `,
    key,
  );
  const wide = useWide();
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3" minW="0">
      <Heading as={heading} id={titleId} textStyle="lg" fontWeight="bold">
        {drawStageLabel[stage]}
      </Heading>
      {wide || rounds.length === 1 ? (
        <BracketColumns
          rounds={rounds}
          halving={stage === "MAIN" || stage === "CONSOLATION"}
          onOpen={onOpen}
        />
      ) : (
        <BracketRounds rounds={rounds} onOpen={onOpen} />
      )}
    </Stack>
  );
}
