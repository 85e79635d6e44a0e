import { Button } from "@chakra-ui/react/button";
import { Tabs } from "@chakra-ui/react/tabs";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentSettingsDialog_tournament$key } from "../../__generated__/TournamentSettingsDialog_tournament.graphql";
import { DialogFrame } from "../../ui/DialogFrame";
import { PendingButton } from "../../ui/form/PendingButton";
import { RegistrationSettingsForm } from "./RegistrationSettingsForm";
import { TournamentSettingsForm } from "./TournamentSettingsForm";
import { useUpdateRegistrationMutation } from "./use-update-registration-mutation";
import { useUpdateTournamentMutation } from "./use-update-tournament-mutation";

interface TournamentSettingsDialogProps {
  tournament: TournamentSettingsDialog_tournament$key;
  open: boolean;
  onClose: () => void;
}

/** What a tournament is, and on which terms one enters it: two forms, each saved by itself. */
export function TournamentSettingsDialog({ tournament: key, open, onClose }: TournamentSettingsDialogProps) {
  const tournament = useFragment(
    graphql`
      fragment TournamentSettingsDialog_tournament on Tournament {
        status
        ...TournamentSettingsForm_tournament
        ...RegistrationSettingsForm_tournament
      }
    `,
    key,
  );
  const [part, setPart] = useState<"tournament" | "registration">("tournament");
  const [updateTournament, savingTournament] = useUpdateTournamentMutation();
  const [updateRegistration, savingRegistration] = useUpdateRegistrationMutation();
  const pending = savingTournament || savingRegistration;
  const formId = useId();
  const general = (
    <TournamentSettingsForm
      id={`${formId}-tournament`}
      tournament={tournament}
      update={updateTournament}
      onSaved={onClose}
    />
  );
  const isOpen = tournament.status === "REGISTRATION_OPEN";

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      size="lg"
      sheet
      keepOpen
      title="Configurações do torneio"
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" form={`${formId}-${part}`} pending={pending}>
            {pending ? "Salvando..." : "Salvar"}
          </PendingButton>
        </>
      }
    >
      {isOpen ? (
        <Tabs.Root
          value={part}
          onValueChange={({ value }) => setPart(value === "registration" ? value : "tournament")}
          variant="line"
        >
          <Tabs.List>
            <Tabs.Trigger value="tournament" px="2">
              Torneio
            </Tabs.Trigger>
            <Tabs.Trigger value="registration" px="2">
              Inscrições
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="tournament">{general}</Tabs.Content>
          <Tabs.Content value="registration">
            <RegistrationSettingsForm
              id={`${formId}-registration`}
              tournament={tournament}
              update={updateRegistration}
              onSaved={onClose}
            />
          </Tabs.Content>
        </Tabs.Root>
      ) : (
        general
      )}
    </DialogFrame>
  );
}
