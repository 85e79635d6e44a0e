import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import {
  type AffiliationSide,
  type AffiliationStatus,
  affiliationStatusLabel,
} from "../../../server/federations/affiliation/affiliation.rules";
import { brasiliaTime, dayAt } from "../../../server/platform/time/time-zone.rules";
import type { AffiliationRow_affiliation$key } from "../../__generated__/AffiliationRow_affiliation.graphql";
import type { AffiliationRowAnswerMutation as AnswerMutation } from "../../__generated__/AffiliationRowAnswerMutation.graphql";
import type { AffiliationRowAskMutation as AskMutation } from "../../__generated__/AffiliationRowAskMutation.graphql";
import type { AffiliationRowEndMutation as EndMutation } from "../../__generated__/AffiliationRowEndMutation.graphql";
import type { AffiliationRowInviteMutation as InviteMutation } from "../../__generated__/AffiliationRowInviteMutation.graphql";
import type { AffiliationRowWithdrawMutation as WithdrawMutation } from "../../__generated__/AffiliationRowWithdrawMutation.graphql";
import { useAction } from "../../relay/use-action";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { PendingButton } from "../../ui/form/PendingButton";
import type { Refusal } from "../../ui/form/refusal";
import { formatDate } from "../../ui/format";
import { toast } from "../../ui/toaster";

const tryAgain = "Tente novamente.";

export function useAskForAffiliationMutation() {
  return useAction<AskMutation>(
    graphql`
      mutation AffiliationRowAskMutation($input: AskForAffiliationInput!) {
        askForAffiliation(input: $input) {
          ... on AskForAffiliationSuccess @alias(as: "done") {
            affiliation {
              status
            }
            arena {
              ...AffiliationCard_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao pedir a filiação", description: tryAgain } },
  );
}

export function useInviteArenaMutation() {
  return useAction<InviteMutation>(
    graphql`
      mutation AffiliationRowInviteMutation($input: InviteArenaInput!) {
        inviteArena(input: $input) {
          ... on InviteArenaSuccess @alias(as: "done") {
            affiliation {
              status
              arena {
                name
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao convidar a arena", description: tryAgain } },
  );
}

function useAnswerAffiliationMutation() {
  return useAction<AnswerMutation>(
    graphql`
      mutation AffiliationRowAnswerMutation($input: AnswerAffiliationInput!) {
        answerAffiliation(input: $input) {
          ... on AnswerAffiliationSuccess @alias(as: "done") {
            affiliation {
              ...AffiliationRow_affiliation
            }
            arena {
              ...AffiliationCard_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao responder", description: tryAgain } },
  );
}

function useWithdrawAffiliationMutation() {
  return useAction<WithdrawMutation>(
    graphql`
      mutation AffiliationRowWithdrawMutation($input: WithdrawAffiliationInput!) {
        withdrawAffiliation(input: $input) {
          ... on WithdrawAffiliationSuccess @alias(as: "done") {
            affiliation {
              ...AffiliationRow_affiliation
            }
            arena {
              ...AffiliationCard_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar", description: tryAgain } },
  );
}

export function useEndAffiliationMutation() {
  return useAction<EndMutation>(
    graphql`
      mutation AffiliationRowEndMutation($input: EndAffiliationInput!) {
        endAffiliation(input: $input) {
          ... on EndAffiliationSuccess @alias(as: "done") {
            affiliation {
              ...AffiliationRow_affiliation
            }
            arena {
              ...AffiliationCard_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao encerrar a filiação", description: tryAgain } },
  );
}

const whoProposed: Partial<Record<AffiliationSide, string>> = {
  ARENA: "A arena pediu",
  FEDERATION: "A federação convidou",
};

interface AffiliationRowProps {
  affiliation: AffiliationRow_affiliation$key;
  /** Which of the two is named; the page belongs to the other. */
  names: "arena" | "federation";
  /** Called after a change, because other rows may have changed with it. */
  onDone?: () => void;
}

const day = (instant: string): string => formatDate(dayAt(Date.parse(instant), brasiliaTime));

/** An affiliation between an arena and a federation (proposed, active or ended), and its actions. */
export function AffiliationRow({ affiliation: key, names, onDone }: AffiliationRowProps) {
  const { id, ...data } = useFragment(
    graphql`
      fragment AffiliationRow_affiliation on Affiliation {
        id
        status
        proposedBy
        proposedAt
        answeredAt
        endedAt
        viewerMayAnswer
        viewerMayWithdraw
        arena {
          name
          city
        }
        federation {
          name
          acronym
        }
      }
    `,
    key,
  );
  const [answer, answering] = useAnswerAffiliationMutation();
  const [withdraw, withdrawing] = useWithdrawAffiliationMutation();
  const [end, ending] = useEndAffiliationMutation();
  const [asking, setAsking] = useState(false);
  const { arena, federation, status, viewerMayAnswer, viewerMayWithdraw } = data;
  const { proposedBy, proposedAt, answeredAt, endedAt } = data;
  const name = names === "arena" ? arena.name : federation.name;
  const place = names === "arena" ? arena.city : federation.acronym;

  const tell = (response: { readonly refusal: Refusal | null | undefined } | undefined, title: string) => {
    if (!response) return;
    if (response.refusal) toast.error({ title: response.refusal.message });
    else toast.success({ title });
    onDone?.();
  };
  const sendAnswer = async (accept: boolean) => {
    const response = (await answer({ input: { affiliationId: id, accept } }))?.answerAffiliation;
    tell(response, accept ? "Filiação aceita" : "Filiação recusada");
  };
  const sendEnd = async () => {
    const response = (await end({ input: { affiliationId: id } }))?.endAffiliation;
    setAsking(false);
    tell(response, "Filiação encerrada");
  };

  return (
    <Stack gap="2">
      <Box>
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {place ? `${place} · ` : ""}
          {affiliationInWords({ status, proposedBy, proposedAt, answeredAt, endedAt }, day)}
        </Text>
      </Box>
      {viewerMayAnswer || viewerMayWithdraw || status === "ACTIVE" ? (
        <HStack gap="2" wrap="wrap">
          {viewerMayAnswer ? (
            <>
              <PendingButton
                size="sm"
                colorPalette="sea"
                pending={answering}
                onClick={() => void sendAnswer(true)}
                aria-label={`Aceitar ${name}`}
              >
                Aceitar
              </PendingButton>
              <PendingButton
                size="sm"
                variant="outline"
                colorPalette="gray"
                pending={answering}
                onClick={() => void sendAnswer(false)}
                aria-label={`Recusar ${name}`}
              >
                Recusar
              </PendingButton>
            </>
          ) : null}
          {viewerMayWithdraw ? (
            <PendingButton
              size="sm"
              variant="outline"
              colorPalette="gray"
              pending={withdrawing}
              onClick={() =>
                void withdraw({ input: { affiliationId: id } }).then((response) =>
                  tell(response?.withdrawAffiliation, "Proposta cancelada"),
                )
              }
              aria-label={`Cancelar a proposta com ${name}`}
            >
              Cancelar proposta
            </PendingButton>
          ) : null}
          {status === "ACTIVE" ? (
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setAsking(true)}>
              Encerrar filiação
            </Button>
          ) : null}
        </HStack>
      ) : null}
      <ConfirmDialog
        open={asking}
        title="Encerrar a filiação?"
        description={`${arena.name} deixa de ser filiada à ${federation.acronym}. O histórico e os pontos dos atletas ficam, e quem já está inscrito em um campeonato continua inscrito.`}
        confirmLabel="Encerrar"
        pendingLabel="Encerrando…"
        cancelLabel="Voltar"
        dangerous
        pending={ending}
        onConfirm={() => void sendEnd()}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}

interface Affiliation {
  status: string;
  proposedBy: string;
  proposedAt: string;
  answeredAt?: string | null | undefined;
  endedAt?: string | null | undefined;
}

/** How it stands, in a line. @param day an instant as a day in words. */
export function affiliationInWords(
  { status, proposedBy, proposedAt, answeredAt, endedAt }: Affiliation,
  day: (instant: string) => string,
): string {
  const proposed = `${whoProposed[proposedBy as AffiliationSide] ?? "Proposta"} em ${day(proposedAt)}`;
  switch (status as AffiliationStatus) {
    case "PENDING":
      return `${proposed}, aguardando resposta`;
    case "ACTIVE":
      return `Desde ${day(answeredAt ?? proposedAt)}`;
    case "ENDED":
      return `De ${day(answeredAt ?? proposedAt)} a ${day(endedAt ?? proposedAt)}`;
    default:
      return `${proposed} · ${affiliationStatusLabel[status as AffiliationStatus]}`;
  }
}
