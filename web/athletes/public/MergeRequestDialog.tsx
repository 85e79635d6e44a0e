import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { placeInSentence } from "../../../server/identity/management/management.rules";
import type { MergeRequestDialogQuery } from "../../__generated__/MergeRequestDialogQuery.graphql";
import { Catch, ErrorState, Notice, RowsSkeleton } from "../../ui/PageStates";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { toast } from "../../ui/toaster";
import { useShown } from "../../ui/dialog-state";
import { ComesAlong } from "./ComesAlong";
import { hasCode } from "../../ui/form/refusal";
import type { MergeRequestDialogMutation } from "../../__generated__/MergeRequestDialogMutation.graphql";
import { useAction } from "../../relay/use-action";

interface MergeRequestDialogProps {
  requestId: string;
  open: boolean;
  onClose: () => void;
}

/** Lets the athlete accept or refuse merging an arena's record into their own, and shows what moves with it. */
export function MergeRequestDialog({ requestId, open, onClose }: MergeRequestDialogProps) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  return (
    <DialogFrame open={open} onClose={onClose} sheet title="Este cadastro também é seu?">
      {failed === attempt ? (
        <ErrorState onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <Catch key={attempt} onError={() => setFailed(attempt)}>
          <Suspense fallback={<RowsSkeleton rows={4} />}>
            <Asked
              requestId={requestId}
              attempt={attempt}
              onReadAgain={() => setAttempt(attempt + 1)}
              onClose={onClose}
            />
          </Suspense>
        </Catch>
      )}
    </DialogFrame>
  );
}

interface AskedProps {
  requestId: string;
  attempt: number;
  onReadAgain: () => void;
  onClose: () => void;
}

function Asked({ requestId, attempt, onReadAgain, onClose }: AskedProps) {
  const { node } = useLazyLoadQuery<MergeRequestDialogQuery>(
    graphql`
      query MergeRequestDialogQuery($requestId: ID!) {
        node(id: $requestId) {
          ... on MergeRequest {
            arenaName
            otherName
            preview {
              key
              moves
              filled
              problems
            }
          }
        }
      }
    `,
    { requestId },
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  const [answer, pending] = useAnswerMergeRequestMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isShown = useShown();
  if (!node?.arenaName || !node.otherName) return <Notice tone="info">Este pedido não vale mais.</Notice>;
  const place = placeInSentence("ARENA", node.arenaName);
  const preview = node.preview;

  const send = async (accept: boolean) => {
    setRefusal(null);
    const key = accept ? (preview?.key ?? null) : null;
    const result = (await answer({ input: { requestId, accept, key } }))?.answerMergeRequest;
    if (!result) return;
    if (!result.done) {
      if (!isShown()) return toast.error({ title: result.refusal?.message ?? "Não foi salvo" });
      setRefusal(result.refusal?.message ?? null);
      if (hasCode(result.refusal, "CHANGED_MEANWHILE")) onReadAgain();
      return;
    }
    onClose();
    toast.success(
      accept
        ? { title: "Cadastros juntados", description: `O que estava na ${place} agora está no seu perfil.` }
        : { title: "Pedido recusado", description: "O cadastro da arena continua separado do seu." },
    );
  };

  return (
    <Stack gap="5">
      <Text>
        A {place} tem um cadastro em nome de <strong>{node.otherName}</strong> e diz que é seu.
      </Text>
      {preview ? <ComesAlong moves={preview.moves} filled={preview.filled} /> : null}
      {preview?.problems.map((problem) => (
        <Notice key={problem} tone="error">
          {problem}
        </Notice>
      ))}
      {preview?.key ? (
        <Notice tone="warning">
          Se disser sim, tudo isso passa a ser seu, também o que estiver em aberto. Seus dados continuam como
          estão. Dá para desfazer por 30 dias, aqui em Minha conta; o que entrar depois da união fica com
          você.
        </Notice>
      ) : null}
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      <HStack gap="2" justify="flex-end" wrap="wrap">
        <PendingButton
          variant="outline"
          colorPalette="gray"
          pending={pending}
          onClick={() => void send(false)}
        >
          Não é meu
        </PendingButton>
        {preview?.key ? (
          <PendingButton pending={pending} onClick={() => void send(true)}>
            Sim, juntar
          </PendingButton>
        ) : null}
      </HStack>
    </Stack>
  );
}

function useAnswerMergeRequestMutation() {
  return useAction<MergeRequestDialogMutation>(
    graphql`
      mutation MergeRequestDialogMutation($input: AnswerMergeRequestInput!) {
        answerMergeRequest(input: $input) {
          ... on AnswerMergeRequestSuccess @alias(as: "done") {
            request {
              status
            }
            viewer {
              ...MergeRequestsCard_viewer
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao responder ao pedido", description: "Nada mudou. Tente novamente." },
      // Viewer has no id of its own: the answer's requests are those that the page shows.
      updater: (store) => {
        const answered = store.getRootField("answerMergeRequest")?.getLinkedRecord("viewer");
        const left = answered?.getLinkedRecords("mergeRequests");
        if (left) store.getRoot().getLinkedRecord("viewer")?.setLinkedRecords(left, "mergeRequests");
      },
    },
  );
}
