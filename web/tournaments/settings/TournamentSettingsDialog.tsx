import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Tabs } from "@chakra-ui/react/tabs";
import { useEffect, useId, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentSettingsDialog_tournament$key } from "../../__generated__/TournamentSettingsDialog_tournament.graphql";
import { DialogFrame, lazyPart } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { AskedDetails } from "../../ui/list/RowDetails";
import { Notice, RowsSkeleton } from "../../ui/PageStates";
import { CategoriesSettings } from "./CategoriesSettings";
import { RegistrationSettingsForm } from "./RegistrationSettingsForm";
import { TournamentSettingsForm } from "./TournamentSettingsForm";
import { useUpdateRegistrationMutation, useUpdateTournamentMutation } from "./save-settings";

const CouponsSettings = lazyPart(async () => (await import("./CouponsSettings")).CouponsSettings);

interface TournamentSettingsDialogProps {
  tournament: TournamentSettingsDialog_tournament$key;
  open: boolean;
  onClose: () => void;
}

const parts = {
  tournament: "Torneio",
  categories: "Categorias",
  registration: "Inscrições",
  coupons: "Cupons",
} as const;
type Part = keyof typeof parts;
const allParts = ["tournament", "categories", "registration", "coupons"] as const;
/** Whether each entry of the tab has a form of its own. */
const isList = (part: Part) => part === "categories" || part === "coupons";
const takesEntries = (category: { readonly takesEntries: boolean }) => category.takesEntries;
const isPart = (value: string): value is Part => Object.hasOwn(parts, value);

/**
 * Settings of a tournament: general, categories, enrolment rules and coupons. Each tab is saved separately. Once it has
 * begun, general ones, and the places of the categories that are not drawn yet.
 */
export function TournamentSettingsDialog({ tournament: key, open, onClose }: TournamentSettingsDialogProps) {
  const tournament = useFragment(
    graphql`
      fragment TournamentSettingsDialog_tournament on Tournament {
        id
        kind
        status
        isChampionship
        categories {
          takesEntries
        }
        ...CategoriesSettings_tournament
        ...TournamentSettingsForm_tournament
        ...RegistrationSettingsForm_tournament
      }
    `,
    key,
  );
  const [part, setPart] = useState<Part>("tournament");
  const [unsaved, setUnsaved] = useState<readonly Part[]>([]);
  /** The tab that was reopened because it has unsaved changes. */
  const [left, setLeft] = useState<Part | null>(null);
  const reminder = useRef<HTMLDivElement>(null);
  useEffect(() => reminder.current?.focus(), [left]);
  const [updateTournament, savingTournament] = useUpdateTournamentMutation();
  const [updateRegistration, savingRegistration] = useUpdateRegistrationMutation();
  const pending = savingTournament || savingRegistration;
  const formId = useId();
  const markUnsaved = (which: Part) => (holds: boolean) =>
    setUnsaved((before) => [...before.filter((other) => other !== which), ...(holds ? [which] : [])]);
  // If another tab has unsaved changes, switch to it instead of closing the dialog.
  const saved = (which: Part) => {
    const next = unsaved.find((other) => other !== which);
    if (next === undefined) return onClose();
    setLeft(next);
    setPart(next);
  };
  const general = (
    <TournamentSettingsForm
      id={`${formId}-tournament`}
      tournament={tournament}
      update={updateTournament}
      onUnsaved={markUnsaved("tournament")}
      onSaved={() => saved("tournament")}
    />
  );
  const isOpen = tournament.status === "REGISTRATION_OPEN";
  const holdsCategories =
    tournament.kind !== "SUPER8" && (isOpen || tournament.categories.some(takesEntries));
  const shown = allParts.filter((value) =>
    value === "categories" ? holdsCategories : isOpen || value === "tournament",
  );
  // It may begin while the dialog is open.
  const current = shown.includes(part) ? part : "tournament";

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={pending}
      size="lg"
      sheet
      keepOpen
      title={`Configurações do ${tournament.isChampionship ? "campeonato" : "torneio"}`}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            {isList(current) ? "Fechar" : "Cancelar"}
          </Button>
          {isList(current) ? null : (
            <PendingButton type="submit" form={`${formId}-${current}`} pending={pending}>
              {pending ? "Salvando..." : "Salvar"}
            </PendingButton>
          )}
        </>
      }
    >
      {shown.length > 1 ? (
        <Tabs.Root
          value={current}
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
          {left === current && unsaved.includes(current) ? (
            <Box ref={reminder} tabIndex={-1} outline="0" pt="4">
              <Notice tone="warning">O que você mudou nesta aba ainda não foi salvo.</Notice>
            </Box>
          ) : null}
          <Tabs.Content value="tournament">{general}</Tabs.Content>
          <Tabs.Content value="categories">
            <CategoriesSettings tournament={tournament} onUnsaved={markUnsaved("categories")} />
          </Tabs.Content>
          <Tabs.Content value="registration">
            {isOpen ? (
              <RegistrationSettingsForm
                id={`${formId}-registration`}
                tournament={tournament}
                update={updateRegistration}
                onUnsaved={markUnsaved("registration")}
                onSaved={() => saved("registration")}
              />
            ) : null}
          </Tabs.Content>
          <Tabs.Content value="coupons">
            {part === "coupons" || unsaved.includes("coupons") ? (
              <AskedDetails
                skeleton={<RowsSkeleton rows={2} />}
                failure="Não foi possível carregar os cupons"
              >
                {(attempt) => (
                  <CouponsSettings
                    tournamentId={tournament.id}
                    fetchKey={attempt}
                    onUnsaved={markUnsaved("coupons")}
                  />
                )}
              </AskedDetails>
            ) : null}
          </Tabs.Content>
        </Tabs.Root>
      ) : (
        general
      )}
    </DialogFrame>
  );
}
