import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, readInlineData } from "react-relay/hooks";
import { arenaPagePath } from "../../server/arenas/arena-name.rules";
import type { askingTerms_arena$key } from "../__generated__/askingTerms_arena.graphql";
import { athletePortalFrom } from "../identity/public/way-back";
import { ButtonLink } from "../ui/Links";

/** What the address of an arena's page says: the day, YYYY-MM-DD; and an hour of it to ask for, HH:mm, with its length; or a class. */
export const dayParameter = "dia";
export const hourParameter = "hora";
export const minutesParameter = "minutos";
export const classParameter = "aula";

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

/**
 * For who is not signed in: how to, and then back to this day, or to the same hour. @param on YYYY-MM-DD. @param at HH:mm, for so
 * many minutes.
 */
export function SignInToAsk({
  arenaKey,
  on,
  at,
}: {
  arenaKey: string;
  on: string;
  at?: { clock: string; minutes: number };
}) {
  const path = `${arenaPagePath(arenaKey)}?${new URLSearchParams({
    [dayParameter]: on,
    ...(at ? { [hourParameter]: at.clock, [minutesParameter]: String(at.minutes) } : {}),
  })}`;
  return (
    <Stack gap="4">
      <Text>
        Entre ou crie a sua conta de atleta: depois você volta para {at ? "este horário" : "este dia"}.
      </Text>
      <ButtonLink to={athletePortalFrom(path)}>Entrar</ButtonLink>
      <ButtonLink to={athletePortalFrom(path, true)} variant="outline">
        Criar conta
      </ButtonLink>
    </Stack>
  );
}
