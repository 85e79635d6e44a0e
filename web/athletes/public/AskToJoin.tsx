import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { LogIn, UserRoundPlus } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { inSentence } from "../../../server/arenas/arena-name.rules";
import { daysAfterRefusal } from "../../../server/athletes/joining/join-request.rules";
import type { AskToJoin_arena$key } from "../../__generated__/AskToJoin_arena.graphql";
import type { AskToJoin_ownJoiningArena$key } from "../../__generated__/AskToJoin_ownJoiningArena.graphql";
import type { AskToJoinAskMutation } from "../../__generated__/AskToJoinAskMutation.graphql";
import type { AskToJoinWithdrawMutation } from "../../__generated__/AskToJoinWithdrawMutation.graphql";
import { useSession } from "../../identity/public/session";
import { athletePortalFrom } from "../../identity/public/way-back";
import { useAction } from "../../relay/use-action";
import { ButtonLink } from "../../ui/Links";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatDateTime } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { useFocusKept } from "../../ui/focus";

interface OwnJoiningProps {
  arena: AskToJoin_ownJoiningArena$key;
  /** Said to who waits for an answer: what they can do once they are in. */
  afterwards?: string;
  /** What the page shows besides may be another now. */
  onChanged?: () => void;
}

/** How one who is signed in stands to an arena: the button, or what has become of it. */
export function OwnJoining({ arena: key, afterwards, onChanged }: OwnJoiningProps) {
  const {
    key: arenaKey,
    name,
    timeZone,
    viewerJoining,
    viewerRequest,
  } = useFragment(
    graphql`
      fragment AskToJoin_ownJoiningArena on PublicArena {
        key
        name
        timeZone
        viewerJoining
        viewerRequest {
          id
          askedAt
        }
      }
    `,
    key,
  );
  const [ask, asking] = useAskToJoinMutation();
  const [withdraw, withdrawing] = useWithdrawJoinRequestMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const focusKept = useFocusKept(() => content.current?.focus());

  const send = async () => {
    setRefusal(null);
    const answer = (await ask({ input: { arenaKey } }))?.askToJoinArena;
    if (answer?.done) return onChanged?.();
    if (answer?.refusal) setRefusal(answer.refusal.message);
  };
  const takeBack = async (requestId: string) => {
    setRefusal(null);
    const answer = (await withdraw({ input: { requestId } }))?.withdrawJoinRequest;
    if (answer?.done) return onChanged?.();
    if (answer?.refusal) setRefusal(answer.refusal.message);
  };

  return (
    <Stack ref={content} tabIndex={-1} outline="0" gap="3" {...focusKept}>
      {viewerJoining === "OPEN" ? (
        <>
          <PendingButton
            size="lg"
            pending={asking}
            alignSelf={{ sm: "flex-start" }}
            onClick={() => void send()}
          >
            <UserRoundPlus />
            {asking ? "Enviando…" : "Pedir para entrar"}
          </PendingButton>
          <Text textStyle="sm" color="fg.muted">
            A arena vê o seu nome e o seu nível. Quando ela aceitar, vê também os seus contatos, e você pode
            se inscrever nos torneios dela.
          </Text>
        </>
      ) : null}
      {viewerJoining === "ASKED" && viewerRequest ? (
        <>
          <Notice tone="info">
            Pedido enviado em {formatDateTime(viewerRequest.askedAt, timeZone)}. Você recebe um e-mail assim
            que a arena responder.{afterwards ? ` ${afterwards}` : null}
          </Notice>
          <Button
            variant="ghost"
            colorPalette="gray"
            size="sm"
            alignSelf="flex-start"
            aria-disabled={withdrawing || undefined}
            onClick={() => void takeBack(viewerRequest.id)}
          >
            {withdrawing ? "Cancelando…" : "Cancelar pedido"}
          </Button>
        </>
      ) : null}
      {viewerJoining === "REFUSED" ? (
        <Notice tone="warning">
          A {inSentence(name)} não aceitou o seu pedido. Você pode pedir de novo depois de {daysAfterRefusal}{" "}
          dias; se houve engano, fale com a arena.
        </Notice>
      ) : null}
      {viewerJoining === "MEMBER" ? (
        <Notice tone="success">Você é atleta da {inSentence(name)}.</Notice>
      ) : null}
      {typeof viewerJoining === "string" ? null : (
        <Notice tone="info">
          Você entrou com uma conta que não é de atleta. Para pedir para entrar, saia e entre pelo Portal do
          Aluno.
        </Notice>
      )}
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
    </Stack>
  );
}

function useAskToJoinMutation() {
  return useAction<AskToJoinAskMutation>(
    graphql`
      mutation AskToJoinAskMutation($input: AskToJoinArenaInput!) {
        askToJoinArena(input: $input) {
          ... on AskToJoinArenaSuccess @alias(as: "done") {
            arena {
              ...AskToJoin_ownJoiningArena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao enviar o pedido", description: "Tente novamente." } },
  );
}

function useWithdrawJoinRequestMutation() {
  return useAction<AskToJoinWithdrawMutation>(
    graphql`
      mutation AskToJoinWithdrawMutation($input: WithdrawJoinRequestInput!) {
        withdrawJoinRequest(input: $input) {
          ... on WithdrawJoinRequestSuccess @alias(as: "done") {
            arena {
              ...AskToJoin_ownJoiningArena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar o pedido", description: "Tente novamente." } },
  );
}

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
        ...AskToJoin_ownJoiningArena
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
