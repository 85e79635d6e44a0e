import { Box } from "@chakra-ui/react/box";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { LogIn } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { inSentence } from "../../../server/arenas/arena-name.rules";
import type { AskToJoin_arena$key } from "../../__generated__/AskToJoin_arena.graphql";
import { athletePortalFrom } from "../../identity/public/way-back";
import { useSession } from "../../identity/public/use-session";
import { ButtonLink } from "../../ui/ButtonLink";
import { OwnJoining } from "../OwnJoining";

interface AskToJoinProps {
  arena: AskToJoin_arena$key;
  /** Path to return to after signing in. */
  path: string;
  /** Shown while the request is pending: what the athlete can do after joining. */
  afterwards?: string;
  /** Called after a change, so that the rest of the page can reload. */
  onChanged?: () => void;
}

/** Lets a visitor sign in and ask to join an arena. */
export function AskToJoin({ arena: key, path, afterwards, onChanged }: AskToJoinProps) {
  const arena = useFragment(
    graphql`
      fragment AskToJoin_arena on PublicArena {
        name
        ...OwnJoining_arena
      }
    `,
    key,
  );
  const { status } = useSession();
  if (status === "signedIn")
    return <OwnJoining arena={arena} afterwards={afterwards} onChanged={onChanged} />;
  return <SignInFirst path={path} name={arena.name} waiting={status === "loading"} />;
}

/** For signed-out visitors: a link to sign in that returns to this page. */
function SignInFirst({ path, name, waiting }: { path: string; name: string; waiting: boolean }) {
  return (
    <Box visibility={waiting ? "hidden" : undefined}>
      <Stack gap="3">
        <Text color="fg.muted">
          Entre ou crie a sua conta de atleta para pedir para entrar na {inSentence(name)}: depois você volta
          para esta página.
        </Text>
        <HStack gap="3" wrap="wrap">
          <ButtonLink to={athletePortalFrom(path)} size="lg" flex={{ base: "1 1 100%", sm: "none" }}>
            <LogIn />
            Entrar
          </ButtonLink>
          <ButtonLink
            to={athletePortalFrom(path, true)}
            size="lg"
            variant="outline"
            flex={{ base: "1 1 100%", sm: "none" }}
          >
            Criar conta
          </ButtonLink>
        </HStack>
      </Stack>
    </Box>
  );
}
