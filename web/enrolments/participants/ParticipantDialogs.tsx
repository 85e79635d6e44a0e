import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ParticipantDialogs_tournament$key } from "../../__generated__/ParticipantDialogs_tournament.graphql";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { TextField } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { useQuestion } from "../../ui/form/use-question";
import { DialogFrame } from "../../ui/lazy-code";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import type { FoundAthlete } from "../athletes/AthleteRows";
import { AthleteSearch } from "../athletes/AthleteSearch";
import { ExceptionDialog, type Ineligible } from "../ExceptionDialog";
import { useSubstituteAthleteMutation, useWithdrawPairMutation } from "../use-enrolment-mutations";

interface SubstituteDialogProps {
  tournament: ParticipantDialogs_tournament$key;
  leaving: { id: string; name: string };
  open: boolean;
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null;
}

/** Replaces an absent athlete: the substitute takes over the number and the matches. */
export function SubstituteDialog({
  tournament: key,
  leaving,
  open,
  onClose,
  returnFocusTo,
}: SubstituteDialogProps) {
  const tournament = useFragment(
    graphql`
      fragment ParticipantDialogs_tournament on Tournament {
        isChampionship
        enrolments {
          id
          category {
            id
          }
          athlete {
            id
          }
        }
        ...AthleteSearch_tournament
      }
    `,
    key,
  );
  const { isChampionship } = tournament;
  const categoryId = isChampionship
    ? (tournament.enrolments.find(({ id }) => id === leaving.id)?.category?.id ?? null)
    : null;
  // In a championship an athlete enrolled in another category may substitute: they have agreed to play in it.
  const taken = tournament.enrolments.filter(
    ({ category }) => !isChampionship || (category?.id ?? null) === categoryId,
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const [chosen, setChosen] = useState<FoundAthlete | null>(null);
  const [ineligible, setIneligible] = useState<Ineligible | null>(null);
  const [substitute, pending] = useSubstituteAthleteMutation();

  const close = () => {
    setRefusal(null);
    onClose();
  };

  const choose = async (athlete: FoundAthlete, overrideReason: string | null = null) => {
    setRefusal(null);
    setChosen(athlete);
    const input = { enrolmentId: leaving.id, athleteId: athlete.id, overrideReason };
    const answer = (await substitute({ input }))?.substituteAthlete;
    if (answer?.notEligible) return setIneligible({ reasons: answer.notEligible.reasons });
    const problem = answer?.refusal?.message;
    if (answer?.refusal?.fields) return setIneligible((before) => before && { ...before, problem });
    setIneligible(null);
    if (answer?.refusal) return setRefusal(answer.refusal.message);
    if (!answer?.done) return;
    toast.success({
      title: "Atleta substituído",
      description: `${athlete.displayName} entra no lugar de ${leaving.name}.`,
    });
    close();
  };

  return (
    <DialogFrame
      open={open}
      onClose={close}
      busy={pending}
      returnFocusTo={returnFocusTo}
      sheet
      title={`Substituir ${leaving.name}`}
      description="Quem entra assume o número sorteado e todos os jogos. Isso só vale antes do primeiro jogo."
    >
      <Stack gap="4">
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        <AthleteSearch
          tournament={tournament}
          ownOnly
          categoryId={categoryId}
          hint={
            isChampionship ? "Entra quem já está inscrito neste campeonato em outra categoria." : undefined
          }
          enrolled={new Set(taken.map(({ athlete }) => athlete.id))}
          action={(athlete) => (
            <PendingButton size="sm" variant="outline" pending={pending} onClick={() => void choose(athlete)}>
              {pending && chosen?.id === athlete.id ? "Substituindo…" : "Escolher"}
              <VisuallyHidden> {athlete.displayName}</VisuallyHidden>
            </PendingButton>
          )}
        />
        <ExceptionDialog
          name={chosen?.displayName ?? ""}
          verb="Substituir"
          ineligible={ineligible}
          pending={pending}
          onConfirm={(reason) => void (chosen && choose(chosen, reason))}
          onClose={() => setIneligible(null)}
        />
      </Stack>
    </DialogFrame>
  );
}

interface WithdrawPairDialogProps {
  /** Of either athlete. */
  enrolmentId: string;
  name: string;
  /** False for a pair that has left and comes back. */
  leaves: boolean;
  open: boolean;
  onClose: () => void;
}

/**
 * A pair leaves after the draw: what it played stays, and the rest becomes W.O. in one step; or it comes back before it
 * has lost by one.
 */
export function WithdrawPairDialog({ enrolmentId, name, leaves, open, onClose }: WithdrawPairDialogProps) {
  const [reason, setReason] = useState("");
  const { confirm, pending, refusal } = useQuestion(useWithdrawPairMutation(), {
    input: { enrolmentId, reason: reason || null, withdrawn: leaves },
    onDone: () => {
      toast.success(
        leaves
          ? { title: "Dupla retirada", description: "Os jogos que faltavam são W.O." }
          : { title: "Dupla de volta ao torneio" },
      );
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={leaves ? `Retirar ${name}?` : `${name} de volta ao torneio?`}
      confirmLabel={leaves ? "Retirar dupla" : "Voltar ao torneio"}
      pendingLabel={leaves ? "Retirando…" : "Gravando…"}
      pending={pending}
      dangerous={leaves}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>
          {leaves
            ? "Os jogos já disputados continuam valendo, e todos os que faltam viram W.O. Se for engano, desfaça o W.O. de cada jogo."
            : "A dupla joga de novo os jogos que lhe faltam, sem W.O."}
        </Text>
        {leaves ? (
          <TextField
            label="Motivo (opcional)"
            value={reason}
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
          />
        ) : null}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </ConfirmDialog>
  );
}
