import { Text } from "@chakra-ui/react/text";
import { graphql, readInlineData } from "react-relay/hooks";
import type { askingTerms_arena$key } from "../__generated__/askingTerms_arena.graphql";

/** What the arena asks of who rents on its page, as it holds for who is here. */
export interface AskingTerms {
  /** Its own athletes always; others where everybody may. */
  mayAsk: boolean;
  freeCancelHours: number;
}

/** `AskingTerms` of an arena. */
export function askingTerms(arena: askingTerms_arena$key): AskingTerms {
  const { viewerJoining, rentalTerms } = readInlineData(
    graphql`
      fragment askingTerms_arena on PublicArena @inline {
        viewerJoining
        rentalTerms {
          audience
          freeCancelHours
        }
      }
    `,
    arena,
  );
  const { audience, freeCancelHours } = rentalTerms;
  return { mayAsk: audience !== "ATHLETES" || viewerJoining === "MEMBER", freeCancelHours };
}

/** For an athlete of elsewhere, where an arena rents to its own only. */
export function OnlyItsAthletes() {
  return (
    <Text>
      Esta arena só aluga para os seus atletas. Peça para entrar nela, nesta página, e volte quando ela
      aceitar.
    </Text>
  );
}
