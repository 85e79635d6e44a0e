import { Button } from "@chakra-ui/react/button";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useMemo } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import {
  createTournamentSchema,
  type CreateTournamentInput,
  type NewTournament,
} from "../../../server/tournaments/tournament.rules";
import type { CreateTournamentDialog_arena$key } from "../../__generated__/CreateTournamentDialog_arena.graphql";
import { DialogFrame } from "../../ui/DialogFrame";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyServerErrors } from "../../ui/form/server-errors";
import { today } from "../../ui/format";
import { toast } from "../../ui/toaster";
import { CreateTournamentFields, emptyTournament } from "./CreateTournamentFields";
import { useCreateTournamentMutation } from "./use-create-tournament-mutation";

interface CreateTournamentDialogProps {
  arena: CreateTournamentDialog_arena$key;
  open: boolean;
  onClose: () => void;
  onCreated: () => void;
}

/** Keeps what was typed when it is closed by accident; only a created tournament empties it. */
export function CreateTournamentDialog({ arena, open, onClose, onCreated }: CreateTournamentDialogProps) {
  const { id: arenaId, timeZone } = useFragment(
    graphql`
      fragment CreateTournamentDialog_arena on Arena {
        id
        timeZone
      }
    `,
    arena,
  );
  const formId = useId();
  const day = today(timeZone);
  const schema = useMemo(() => createTournamentSchema(day), [day]);
  const form = useForm<CreateTournamentInput, unknown, NewTournament>({
    resolver: zodResolver(schema),
    defaultValues: emptyTournament,
  });
  const [createTournament, pending] = useCreateTournamentMutation();

  const submit = async (tournament: NewTournament) => {
    const answer = (await createTournament({ input: { arenaId, ...tournament } }))?.createTournament;
    if (answer?.__typename === "InvalidInput") {
      const [homeless] = applyServerErrors(form, answer.fields);
      if (homeless) toast.error({ title: "Erro ao criar torneio", description: homeless });
    }
    if (answer?.__typename === "CreateTournamentSuccess") {
      toast.success({ title: "Torneio criado com sucesso!" });
      form.reset();
      onClose();
      onCreated();
    }
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title="Criar Torneio"
      size="lg"
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" form={formId} pending={pending}>
            {pending ? "Criando..." : "Criar Torneio"}
          </PendingButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <CreateTournamentFields form={form} today={day} />
      </form>
    </DialogFrame>
  );
}
