import { Button } from "@chakra-ui/react/button";
import { Tabs } from "@chakra-ui/react/tabs";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentSettingsDialog_tournament$key } from "../../__generated__/TournamentSettingsDialog_tournament.graphql";
import { DialogFrame } from "../../ui/DialogFrame";
import { PendingButton } from "../../ui/form/PendingButton";
import { CategoriesSettings } from "./CategoriesSettings";
import { RegistrationSettingsForm } from "./RegistrationSettingsForm";
import { TournamentSettingsForm } from "./TournamentSettingsForm";
import { useUpdateRegistrationMutation } from "./use-update-registration-mutation";
import { useUpdateTournamentMutation } from "./use-update-tournament-mutation";

interface TournamentSettingsDialogProps {
  tournament: TournamentSettingsDialog_tournament$key;
  open: boolean;
  onClose: () => void;
}

const parts = { tournament: "Torneio", categories: "Categorias", registration: "Inscrições" } as const;
type Part = keyof typeof parts;
const allParts = ["tournament", "categories", "registration"] as const;
const isPart = (value: string): value is Part => Object.hasOwn(parts, value);

/** What a tournament is, its categories, and on which terms one enters: forms that are each saved by themselves. */
export function TournamentSettingsDialog({ tournament: key, open, onClose }: TournamentSettingsDialogProps) {
  const tournament = useFragment(
    graphql`
      fragment TournamentSettingsDialog_tournament on Tournament {
        kind
        status
        isChampionship
        ...CategoriesSettings_tournament
        ...TournamentSettingsForm_tournament
        ...RegistrationSettingsForm_tournament
      }
    `,
    key,
  );
  const [part, setPart] = useState<Part>("tournament");
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
  const shown = tournament.kind === "SUPER8" ? (["tournament", "registration"] as const) : allParts;

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      size="lg"
      sheet
      keepOpen
      title={`Configurações do ${tournament.isChampionship ? "campeonato" : "torneio"}`}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            {part === "categories" ? "Fechar" : "Cancelar"}
          </Button>
          {part === "categories" ? null : (
            <PendingButton type="submit" form={`${formId}-${part}`} pending={pending}>
              {pending ? "Salvando..." : "Salvar"}
            </PendingButton>
          )}
        </>
      }
    >
      {isOpen ? (
        <Tabs.Root
          value={part}
          onValueChange={({ value }) => {
            if (isPart(value)) setPart(value);
          }}
          variant="line"
        >
          <Tabs.List>
            {shown.map((value) => (
              <Tabs.Trigger key={value} value={value} px="2">
                {parts[value]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value="tournament">{general}</Tabs.Content>
          <Tabs.Content value="categories">
            <CategoriesSettings tournament={tournament} />
          </Tabs.Content>
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
