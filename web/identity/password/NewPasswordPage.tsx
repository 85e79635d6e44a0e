import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { AccessFrame } from "../AccessFrame";
import { SignOutButton } from "../public/SignOutButton";
import { useSession } from "../public/use-session";
import { NewPasswordForm } from "./NewPasswordForm";

/** After signing in with a temporary password, the user must choose a new one. The guard redirects all other users. */
export function NewPasswordPage() {
  const state = useSession();
  if (state.status !== "signedIn") return null;
  const { userKey, name, email } = state.session;
  return (
    <AccessFrame
      title="Escolha sua senha"
      invitation={`Boas-vindas, ${name}! Você entrou com uma senha provisória. Para continuar, troque-a por uma só sua.`}
    >
      <NewPasswordForm key={userKey} userKey={userKey} email={email} />
      <HStack gap="4" rowGap="3" wrap="wrap">
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          Você entrou como {email}.
        </Text>
        <SignOutButton variant="outline" />
      </HStack>
    </AccessFrame>
  );
}
