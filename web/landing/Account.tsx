import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { AccountAndSignOut } from "../identity/public/AccountAndSignOut";
import { useSession } from "../identity/public/use-session";
import { ButtonLink } from "../ui/ButtonLink";
import { SignInMenu } from "./SignInMenu";

/** The right end of the top bar. Until it is known who is here, a visitor: most are, and nobody waits. */
export function Account() {
  const state = useSession();
  if (state.status !== "signedIn") return <SignInMenu />;
  const { homePath } = state.session;
  return (
    <HStack gap={{ base: "0", sm: "2" }}>
      <Text fontWeight="semibold" hideBelow="sm">
        Bem-vindo!
      </Text>
      {homePath === "/" ? null : (
        <ButtonLink to={homePath} size="sm" hideBelow="sm">
          Meu painel
        </ButtonLink>
      )}
      <AccountAndSignOut />
    </HStack>
  );
}
