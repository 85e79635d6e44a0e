import { Text } from "@chakra-ui/react/text";

/** What the arena asks of who rents on its page, as it holds for who is here. */
export interface AskingTerms {
  /** Its own athletes always; others where everybody may. */
  mayAsk: boolean;
  freeCancelHours: number;
}

/** `AskingTerms` of an arena. */
export const askingTerms = (
  { audience, freeCancelHours }: { readonly audience: string; readonly freeCancelHours: number },
  viewerJoining: string | null | undefined,
): AskingTerms => ({ mayAsk: audience !== "ATHLETES" || viewerJoining === "MEMBER", freeCancelHours });

/** For an athlete of elsewhere, where an arena rents to its own only. */
export function OnlyItsAthletes() {
  return (
    <Text>
      Esta arena só aluga para os seus atletas. Peça para entrar nela, nesta página, e volte quando ela
      aceitar.
    </Text>
  );
}
