import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Tabs } from "@chakra-ui/react/tabs";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PartnerPicker_tournament$key } from "../../../__generated__/PartnerPicker_tournament.graphql";
import { Catch } from "../../../ui/Catch";
import { AthleteSearch, type FoundAthlete } from "../AthleteSearch";
import { RegisterAthleteForm } from "../RegisterAthleteForm";
import { SeekersToChoose } from "./SeekersToChoose";

interface PartnerPickerProps {
  tournament: PartnerPicker_tournament$key;
  categoryId: string | null;
  /** Whether who seeks a partner is offered too. */
  inPairs: boolean;
  /** Whoever else seeks a partner is offered to this athlete; null when nobody is chosen yet. */
  seekersFor: string | null;
  without: ReadonlySet<string>;
  onChoose: (athlete: FoundAthlete) => void;
}

/** Ways to come by an athlete: who seeks a partner, who is of the arena, who is new. */
export function PartnerPicker({
  tournament: key,
  categoryId,
  inPairs,
  seekersFor,
  without,
  onChoose,
}: PartnerPickerProps) {
  const { id, arena, openToOtherArenas } = useFragment(
    graphql`
      fragment PartnerPicker_tournament on Tournament {
        id
        openToOtherArenas
        arena {
          id
        }
      }
    `,
    key,
  );
  const [way, setWay] = useState("search");
  const [typedName, setTypedName] = useState("");
  const [seekersFailed, setSeekersFailed] = useState(false);
  if (!arena) return null;
  return (
    <Stack gap="5">
      {categoryId === null || !inPairs || seekersFailed ? null : (
        <Catch onError={() => setSeekersFailed(true)}>
          <Suspense fallback={null}>
            <SeekersToChoose key={seekersFor} categoryId={categoryId} without={without} onChoose={onChoose} />
          </Suspense>
        </Catch>
      )}
      <Tabs.Root value={way} onValueChange={({ value }) => setWay(value)} variant="line">
        <Tabs.List>
          <Tabs.Trigger value="search" px="2" whiteSpace="nowrap">
            Buscar atleta
          </Tabs.Trigger>
          <Tabs.Trigger value="register" px="2" whiteSpace="nowrap">
            Cadastrar novo atleta
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="search">
          <AthleteSearch
            arenaId={arena.id}
            tournamentId={id}
            categoryId={categoryId}
            enrolled={without}
            openToOtherArenas={openToOtherArenas}
            onRegister={(name) => {
              setTypedName(name);
              setWay("register");
            }}
            action={(athlete) => (
              <Button size="sm" variant="outline" onClick={() => onChoose(athlete)}>
                Escolher
                <VisuallyHidden> {athlete.displayName}</VisuallyHidden>
              </Button>
            )}
          />
        </Tabs.Content>
        <Tabs.Content value="register">
          <RegisterAthleteForm
            key={typedName}
            arenaId={arena.id}
            tournamentId={null}
            name={typedName}
            onRegistered={(athlete) => {
              setWay("search");
              onChoose(athlete);
            }}
          />
        </Tabs.Content>
      </Tabs.Root>
    </Stack>
  );
}
