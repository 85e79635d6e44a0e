import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import type { DuplicateTournamentDialog_tournament$key } from "../../__generated__/DuplicateTournamentDialog_tournament.graphql";
import { DialogFrame } from "../../ui/DialogFrame";
import { DateField } from "../../ui/form/DateField";
import { PendingButton } from "../../ui/form/PendingButton";
import { today } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { useTournamentPaths } from "../public/use-tournament-paths";
import { useDuplicateTournamentMutation } from "./use-tournament-life-mutations";
import { useServerForm } from "../../ui/form/use-server-form";

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
  const { form, submit, pending } = useServerForm(useDuplicateTournamentMutation(), {
    rules: async () =>
      (await import("../../../server/tournaments/duplicate-tournament.rules")).duplicateTournamentSchema(day),
    defaultValues: { startDate: "" },
    input: (copy) => ({ tournamentId: id, ...copy }),
    onDone: async ({ tournament: { key } }) => {
      onClose();
      toast.success({ title: "Cópia criada", description: "É um rascunho: confira e publique." });
      await navigate(paths.tournament(key));
    },
  });
  const { errors } = form.formState;
  const navigate = useNavigate();
  const paths = useTournamentPaths();

  return (
    <DialogFrame
      open
      onClose={onClose}
      busy={pending}
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
          {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        </Stack>
      </form>
    </DialogFrame>
  );
}
