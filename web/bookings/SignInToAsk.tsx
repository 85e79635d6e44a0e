import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { arenaPagePath } from "../../server/arenas/arena-key.rules";
import { athletePortalFrom } from "../identity/public/way-back";
import { ButtonLink } from "../ui/ButtonLink";

/** For who is not signed in: how to, and then back to this day. @param on YYYY-MM-DD */
export function SignInToAsk({ arenaKey, on }: { arenaKey: string; on: string }) {
  const path = `${arenaPagePath(arenaKey)}?dia=${on}`;
  return (
    <Stack gap="4">
      <Text>Entre ou crie a sua conta de atleta: depois você volta para este dia.</Text>
      <ButtonLink to={athletePortalFrom(path)}>Entrar</ButtonLink>
      <ButtonLink to={athletePortalFrom(path, true)} variant="outline">
        Criar conta
      </ButtonLink>
    </Stack>
  );
}
