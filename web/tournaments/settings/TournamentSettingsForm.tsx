import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentSettingsForm_tournament$key } from "../../__generated__/TournamentSettingsForm_tournament.graphql";
import { tellRefusal } from "../../ui/form/refusal";
import { useLateRules } from "../../ui/form/use-late-rules";
import { useUnsaved } from "../../ui/form/use-unsaved";
import { today } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { TournamentSettingsFields } from "./TournamentSettingsFields";
import {
  markSaved,
  onlyTouched,
  type SettingsChange,
  type SettingsInput,
  submitWithValues,
} from "./settings-values";
import type { useUpdateTournamentMutation } from "./use-settings-mutations";

interface TournamentSettingsFormProps {
  id: string;
  tournament: TournamentSettingsForm_tournament$key;
  update: ReturnType<typeof useUpdateTournamentMutation>[0];
  onUnsaved: (unsaved: boolean) => void;
  onSaved: () => void;
}

/** General settings of a tournament and its match format. The submit button is in the dialog's footer. */
export function TournamentSettingsForm({
  id,
  tournament: key,
  update,
  onUnsaved,
  onSaved,
}: TournamentSettingsFormProps) {
  const tournament = useFragment(
    graphql`
      fragment TournamentSettingsForm_tournament on Tournament {
        id
        kind
        status
        name
        timeZone
        description
        isChampionship
        venue
        directorName
        sanctionTier
        protestHours
        startDate
        endDate
        registrationStartsOn
        registrationEndsOn
        feeInCents
        maxParticipants
        setFormat
        openToOtherArenas
        isPublic
      }
    `,
    key,
  );
  // Snapshot from when the dialog opened: another user's change must not overwrite what is being typed.
  const [stored] = useState(tournament);
  const form = useForm<SettingsInput, unknown, SettingsChange>({
    resolver: useLateRules(async () => {
      const { updateTournamentSchema } = await import("../../../server/tournaments/tournament.rules");
      const {
        kind,
        startDate,
        endDate = null,
        registrationStartsOn = null,
        registrationEndsOn = null,
      } = stored;
      const current = { kind, startDate, endDate, registrationStartsOn, registrationEndsOn };
      return updateTournamentSchema(current, today(stored.timeZone));
    }),
    defaultValues: {
      name: stored.name,
      description: stored.description ?? "",
      venue: stored.venue ?? "",
      directorName: stored.directorName ?? "",
      sanctionTier: stored.sanctionTier ?? null,
      protestHours: stored.protestHours ?? null,
      startDate: stored.startDate,
      endDate: stored.endDate ?? "",
      feeInCents: stored.feeInCents,
      maxParticipants: stored.maxParticipants ?? null,
      setFormat: stored.setFormat,
      openToOtherArenas: stored.openToOtherArenas,
      isPublic: stored.isPublic,
    },
  });
  // Read while rendering: React Hook Form only tracks the state that is read.
  const { errors, dirtyFields: touched, isDirty } = form.formState;
  useUnsaved(isDirty, onUnsaved);

  const submit = async (change: SettingsChange, sent: SettingsInput) => {
    const input = { tournamentId: stored.id, ...onlyTouched(change, touched) };
    const answer = (await update({ input }))?.updateTournament;
    if (!answer?.done) return tellRefusal(form, answer?.refusal);
    if (!markSaved(form, sent)) onSaved();
    toast.success({
      title: "Configurações salvas",
      description: `O ${stored.isChampionship ? "campeonato" : "torneio"} foi atualizado com sucesso.`,
    });
  };

  return (
    <form id={id} noValidate onSubmit={submitWithValues(form, submit)}>
      <Stack gap="5">
        <TournamentSettingsFields
          form={form}
          kind={tournament.kind}
          isChampionship={tournament.isChampionship}
          drawn={tournament.status !== "REGISTRATION_OPEN"}
        />
        {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
      </Stack>
    </form>
  );
}
