import { Tabs } from "@chakra-ui/react/tabs";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { FormSkeleton } from "../ui/Skeletons";
import { AccessFrame } from "./AccessFrame";
import { ConfirmYourEmail } from "./ConfirmYourEmail";
import { arenaDoor } from "./doors";
import { AccessWait } from "./public/AccessWait";
import { SignInForm } from "./SignInForm";
import { useLeaveWhenSignedIn } from "./use-leave-when-signed-in";

const SignUpArenaForm = lazy(async () => ({ default: (await import("./SignUpArenaForm")).SignUpArenaForm }));

const tabInAddress = "aba";
const signUpTab = "cadastrar";
const signInTab = "entrar";

/** Arenas enter and sign up. `?aba=cadastrar` opens the second tab. */
export function ArenaAccessPage() {
  const leaving = useLeaveWhenSignedIn();
  const [search, setSearch] = useSearchParams();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const tab = search.get(tabInAddress) === signUpTab ? signUpTab : signInTab;

  if (leaving) return <AccessWait label="Redirecionando..." />;

  const show = (next: string) => {
    setMailedTo(null);
    setSearch(next === signUpTab ? { [tabInAddress]: signUpTab } : {}, { replace: true });
  };

  return (
    <AccessFrame title={arenaDoor.title} invitation={arenaDoor.invitation}>
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => show(value)}
        variant="enclosed"
        lazyMount
        unmountOnExit
        size="lg"
        fitted
      >
        <Tabs.List w="full">
          <Tabs.Trigger value={signInTab}>Entrar</Tabs.Trigger>
          <Tabs.Trigger value={signUpTab}>Cadastrar</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value={signInTab} pt="7">
          <SignInForm door={arenaDoor} />
        </Tabs.Content>
        <Tabs.Content value={signUpTab} pt="7">
          {mailedTo === null ? (
            <Suspense fallback={<FormSkeleton fields={6} />}>
              <SignUpArenaForm onDone={setMailedTo} />
            </Suspense>
          ) : (
            <ConfirmYourEmail email={mailedTo} onSignIn={() => show(signInTab)} />
          )}
        </Tabs.Content>
      </Tabs.Root>
    </AccessFrame>
  );
}
