import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Tabs } from "@chakra-ui/react/tabs";
import { Text } from "@chakra-ui/react/text";
import { MailCheck } from "lucide-react";
import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { platform } from "../../platform-settings/public/platform";
import { Panel } from "../../ui/Cards";
import { lazyPart } from "../../ui/lazy-code";
import { onFirstPress } from "../../ui/presses";
import { TextLink } from "../../ui/Links";
import { AccessFrame } from "../AccessFrame";
import { ResendConfirmation } from "../confirmation/EmailConfirmation";
import { AccessWait } from "../public/Guard";
import { useSession } from "../public/session";
import { forgetWayBack, keepWayBack, wayBackFrom } from "../public/way-back";
import { useFocusOnArrival } from "../use-focus-on-arrival";
import { arenaPortal, athletePortal, federationPortal, type SignUpPortal } from "./portals";
import { SignInForm } from "./SignInForm";
import { keepTyped, type Typed } from "./use-typed-form";

interface ConfirmYourEmailProps {
  email: string;
  /** When the mail was sent, in milliseconds. */
  mailedAt: number;
  /** What following its link leads to. */
  afterwards: string;
  onSignIn: () => void;
  /** Back to the form, for who mistyped the address. */
  onCorrect: () => void;
}

/** After signing up: the account waits for the link in the mail. */
function ConfirmYourEmail({ email, mailedAt, afterwards, onSignIn, onCorrect }: ConfirmYourEmailProps) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <Panel>
      <Stack gap="4" align="flex-start">
        <Box p="3" borderRadius="full" bg="bg.success" color="fg.success">
          <MailCheck size={26} aria-hidden="true" />
        </Box>
        <Heading as="h2" textStyle="xl" fontWeight="bold" ref={heading} tabIndex={-1} outline="0">
          Falta só confirmar seu e-mail
        </Heading>
        <Text color="fg.muted">
          Enviamos um link para{" "}
          <Text as="strong" color="fg" overflowWrap="anywhere">
            {email}
          </Text>
          . {afterwards}
        </Text>
        <Text color="fg.muted">O link vale por 24 horas. Se não encontrar, procure na caixa de spam.</Text>
        <HStack gap="3" wrap="wrap">
          <Button onClick={onSignIn}>Já confirmei, entrar</Button>
          <ResendConfirmation email={email} mailedAt={mailedAt} variant="outline" />
        </HStack>
        <Button
          variant="plain"
          size="sm"
          px="0"
          textAlign="start"
          textDecoration="underline"
          onClick={onCorrect}
        >
          O e-mail está errado? Voltar ao cadastro
        </Button>
      </Stack>
    </Panel>
  );
}

const portals = [arenaPortal, athletePortal, federationPortal];

/** For who came to the wrong portal: the guards send everybody to the arenas'. */
function OtherPortals({ than, search }: { than: SignUpPortal; search: string }) {
  return (
    <HStack as="nav" aria-label="Outros acessos" gap="4" rowGap="2" wrap="wrap" textStyle="sm">
      <Text color="fg.muted">Outros acessos:</Text>
      {portals
        .filter((portal) => portal !== than)
        .map(({ path, shortName }) => (
          <TextLink key={path} to={{ pathname: path, search }} py="2">
            {shortName}
          </TextLink>
        ))}
    </HStack>
  );
}

const SignUpClosed = lazyPart(async () => (await import("./SignUpClosed")).SignUpClosed);

const tabInAddress = "aba";
const signUpTab = "cadastrar";
const signInTab = "entrar";

export interface SignUpFormProps {
  typed: Typed;
  /** Called with the address the confirmation was sent to. */
  onDone: (email: string) => void;
  /** Called with the server's message if sign-up is closed. */
  onClosed: (message: string) => void;
}

interface AccessPageProps {
  portal: SignUpPortal;
  SignUpForm: ComponentType<SignUpFormProps>;
}

/** A portal with a tab to sign in and a tab to sign up, which `?aba=cadastrar` opens. */
export function AccessPage({ portal, SignUpForm }: AccessPageProps) {
  const leaving = useLeaveWhenSignedIn();
  const [search, setSearch] = useSearchParams();
  const [mailed, setMailed] = useState<{ to: string; at: number } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isClosed = refusal !== null || platform().closedSignUps?.includes(portal.signUp.kind);
  // Only one of the forms is mounted: what was typed into the other is kept here.
  const typedToSignIn: Typed = useRef(null);
  const typedToSignUp: Typed = useRef(null);
  const tab = search.get(tabInAddress) === signUpTab ? signUpTab : signInTab;

  // Submitting needs Relay: load it while the user types.
  useEffect(() => onFirstPress(() => void import("../../relay/environment").catch(() => undefined)), []);

  if (leaving) return <AccessWait label="Redirecionando..." />;

  const show = (next: string) => {
    const address = new URLSearchParams(search); // the way back stays in it
    if (next === signUpTab) address.set(tabInAddress, signUpTab);
    else address.delete(tabInAddress);
    setSearch(address, { replace: true });
  };

  const signInWith = (email: string) => {
    typedToSignIn.current = { email, password: "" };
    show(signInTab);
  };

  return (
    <AccessFrame title={portal.title} invitation={portal.invitation}>
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
          <SignInForm portal={portal} typed={typedToSignIn} />
        </Tabs.Content>
        <Tabs.Content value={signUpTab} pt="7">
          {isClosed ? (
            <Suspense fallback={null}>
              <SignUpClosed portal={portal} refusal={refusal} onSignIn={() => show(signInTab)} />
            </Suspense>
          ) : mailed === null ? (
            <SignUpForm
              typed={typedToSignUp}
              onDone={(to) => {
                keepWayBack(portal.path, wayBackFrom(search));
                keepTyped(portal.signUp.keptAs, null);
                setMailed({ to, at: Date.now() });
              }}
              onClosed={setRefusal}
            />
          ) : (
            <ConfirmYourEmail
              email={mailed.to}
              mailedAt={mailed.at}
              afterwards={portal.signUp.afterwards}
              onSignIn={() => signInWith(mailed.to)}
              onCorrect={() => setMailed(null)}
            />
          )}
        </Tabs.Content>
      </Tabs.Root>
      <OtherPortals than={portal} search={search.toString()} />
    </AccessFrame>
  );
}

/** Someone already inside has nothing to do at a portal: they go back to where they came from, else home. */
function useLeaveWhenSignedIn(): boolean {
  const state = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = state.status === "signedIn" ? state.session : null;
  const back = session?.mustChangePassword ? null : wayBackFrom(search);
  const way = session === null ? null : (back ?? session.homePath);

  useEffect(() => {
    if (way === null) return;
    if (back !== null) forgetWayBack();
    void navigate(way, { replace: true });
  }, [way, back, navigate]);

  return way !== null;
}
