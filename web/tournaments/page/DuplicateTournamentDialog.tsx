import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import type {
  DuplicateTournamentInput,
  TournamentCopy,
} from "../../../server/tournaments/duplicate-tournament.rules";
import type { DuplicateTournamentDialog_tournament$key } from "../../__generated__/DuplicateTournamentDialog_tournament.graphql";
import { DialogFrame } from "../../ui/DialogFrame";
import { DateField } from "../../ui/form/DateField";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyRefusal } from "../../ui/form/refusal";
import { today } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { useTournamentPaths } from "../public/use-tournament-paths";
import { useDuplicateTournamentMutation } from "./use-tournament-life-mutations";
import { useLateRules } from "../../ui/form/use-late-rules";

interface DuplicateTournamentDialogProps {
  tournament: DuplicateTournamentDialog_tournament$key;
  onClose: () => void;
}

/** Asks for the one thing that a copy cannot have from its tournament: when it is. */
export function DuplicateTournamentDialog({ tournament, onClose }: DuplicateTournamentDialogProps) {
  const { id, timeZone } = useFragment(
    graphql`
      fragment DuplicateTournamentDialog_tournament on Tournament {
        id
        timeZone
      }
    `,
    tournament,
  );
  const formId = useId();
  const day = today(timeZone);
  const form = useForm<DuplicateTournamentInput, unknown, TournamentCopy>({
    resolver: useLateRules(async () =>
      (await import("../../../server/tournaments/duplicate-tournament.rules")).duplicateTournamentSchema(day),
    ),
    defaultValues: { startDate: "" },
  });
  const { errors } = form.formState;
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [duplicate, pending] = useDuplicateTournamentMutation();
  const navigate = useNavigate();
  const paths = useTournamentPaths();

  const submit = async (copy: TournamentCopy) => {
    setRefusals([]);
    const answer = (await duplicate({ input: { tournamentId: id, ...copy } }))?.duplicateTournament;
    if (answer?.refusal) setRefusals(applyRefusal(form, answer.refusal));
    if (!answer?.done) return;
    onClose();
    toast.success({ title: "Cópia criada", description: "É um rascunho: confira e publique." });
    await navigate(paths.tournament(answer.done.tournament.key));
  };

  return (
    <DialogFrame
      open
      onClose={onClose}
      size="sm"
      title="Duplicar torneio"
      description="A cópia leva as configurações, as categorias e as regras, sem inscritos, cupons nem jogos. As outras datas acompanham a nova data de início."
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" form={formId} pending={pending}>
            {pending ? "Duplicando…" : "Duplicar"}
          </PendingButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Stack gap="4">
          <DateField
            label="Data de início"
            required
            min={day}
            error={errors.startDate?.message}
            {...form.register("startDate")}
          />
          {refusals.map((message) => (
            <Notice key={message} tone="error">
              {message}
            </Notice>
          ))}
        </Stack>
      </form>
    </DialogFrame>
  );
}
