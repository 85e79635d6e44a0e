import { Tabs } from "@chakra-ui/react/tabs";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AthleteFinder_tournament$key } from "../../__generated__/AthleteFinder_tournament.graphql";
import { AthleteSearch } from "./AthleteSearch";
import type { AthleteSearchProps, FoundAthlete } from "./athlete-search";
import { RegisterAthleteForm } from "./RegisterAthleteForm";

interface AthleteFinderProps extends Pick<AthleteSearchProps, "categoryId" | "enrolled" | "action"> {
  tournament: AthleteFinder_tournament$key;
  /** True if registering a new athlete also enrols the athlete; false if the caller does that in `onRegistered`. */
  enrolsAtOnce: boolean;
  onRegistered: (athlete: FoundAthlete) => void;
}

/** Finds an athlete to enrol: by search, or, in an arena's tournament, by registering a new one. */
export function AthleteFinder({
  tournament: key,
  enrolsAtOnce,
  onRegistered,
  ...search
}: AthleteFinderProps) {
  const tournament = useFragment(
    graphql`
      fragment AthleteFinder_tournament on Tournament {
        id
        arena {
          id
        }
        ...AthleteSearch_tournament
      }
    `,
    key,
  );
  const { id, arena } = tournament;
  const [way, setWay] = useState("search");
  const [typedName, setTypedName] = useState("");
  // Only arenas register athletes.
  if (!arena) return <AthleteSearch tournament={tournament} {...search} />;
  return (
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
          tournament={tournament}
          {...search}
          onRegister={(name) => {
            setTypedName(name);
            setWay("register");
          }}
        />
      </Tabs.Content>
      <Tabs.Content value="register">
        <RegisterAthleteForm
          key={typedName}
          arenaId={arena.id}
          tournamentId={enrolsAtOnce ? id : null}
          name={typedName}
          onRegistered={(athlete) => {
            if (!enrolsAtOnce) setWay("search");
            onRegistered(athlete);
          }}
        />
      </Tabs.Content>
    </Tabs.Root>
  );
}
