import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { UserRoundPlus } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { inSentence } from "../../server/arenas/arena-name.rules";
import { daysAfterRefusal } from "../../server/athletes/joining/join-request.rules";
import type { OwnJoining_arena$key } from "../__generated__/OwnJoining_arena.graphql";
import { PendingButton } from "../ui/form/PendingButton";
import { formatDateTime } from "../ui/format";
import { Notice } from "../ui/Notice";
import { useFocusKept } from "../ui/use-focus-kept";
import type { OwnJoiningAskMutation } from "../__generated__/OwnJoiningAskMutation.graphql";
import type { OwnJoiningWithdrawMutation } from "../__generated__/OwnJoiningWithdrawMutation.graphql";
import { useAction } from "../relay/use-action";

interface OwnJoiningProps {
  arena: OwnJoining_arena$key;
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
      fragment OwnJoining_arena on PublicArena {
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
  return useAction<OwnJoiningAskMutation>(
    graphql`
      mutation OwnJoiningAskMutation($input: AskToJoinArenaInput!) {
        askToJoinArena(input: $input) {
          ... on AskToJoinArenaSuccess @alias(as: "done") {
            arena {
              ...OwnJoining_arena
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
  return useAction<OwnJoiningWithdrawMutation>(
    graphql`
      mutation OwnJoiningWithdrawMutation($input: WithdrawJoinRequestInput!) {
        withdrawJoinRequest(input: $input) {
          ... on WithdrawJoinRequestSuccess @alias(as: "done") {
            arena {
              ...OwnJoining_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar o pedido", description: "Tente novamente." } },
  );
}
