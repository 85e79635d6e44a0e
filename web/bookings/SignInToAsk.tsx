import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { arenaPagePath } from "../../server/arenas/arena-key.rules";
import { athletePortalFrom } from "../identity/public/way-back";
import { dayParameter, hourParameter, minutesParameter } from "./day-address";
import { ButtonLink } from "../ui/ButtonLink";

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
