import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PartnerPicker_tournament$key } from "../../__generated__/PartnerPicker_tournament.graphql";
import { Catch } from "../../ui/Catch";
import { AthleteFinder } from "../athletes/AthleteFinder";
import type { FoundAthlete } from "../athletes/athlete-search";
import { Seekers } from "../athletes/Seekers";

interface PartnerPickerProps {
  tournament: PartnerPicker_tournament$key;
  categoryId: string | null;
  /** Whether athletes who look for a partner are offered too. */
  inPairs: boolean;
  /** The athlete to whom other partner seekers are offered; null until the first athlete is chosen. */
  seekersFor: string | null;
  without: ReadonlySet<string>;
  onChoose: (athlete: FoundAthlete) => void;
}

/** Offers athletes who look for a partner first, then the search for all others. */
export function PartnerPicker({
  tournament: key,
  categoryId,
  inPairs,
  seekersFor,
  without,
  onChoose,
}: PartnerPickerProps) {
  const tournament = useFragment(
    graphql`
      fragment PartnerPicker_tournament on Tournament {
        ...AthleteFinder_tournament
      }
    `,
    key,
  );
  const [seekersFailed, setSeekersFailed] = useState(false);
  return (
    <Stack gap="5">
      {categoryId === null || !inPairs || seekersFailed ? null : (
        <Catch onError={() => setSeekersFailed(true)}>
          <Suspense fallback={null}>
            <SeekersToChoose key={seekersFor} categoryId={categoryId} without={without} onChoose={onChoose} />
          </Suspense>
        </Catch>
      )}
      <AthleteFinder
        tournament={tournament}
        categoryId={categoryId}
        enrolled={without}
        action={(athlete) => (
          <Button size="sm" variant="outline" onClick={() => onChoose(athlete)}>
            Escolher
            <VisuallyHidden> {athlete.displayName}</VisuallyHidden>
          </Button>
        )}
        enrolsAtOnce={false}
        onRegistered={onChoose}
      />
    </Stack>
  );
}

interface SeekersToChooseProps {
  categoryId: string;
  without: ReadonlySet<string>;
  onChoose: (athlete: FoundAthlete) => void;
}

/** Athletes who look for a partner, so that the desk can pair them; empty if there are none. */
function SeekersToChoose({ categoryId, without, onChoose }: SeekersToChooseProps) {
  return (
    <Seekers
      categoryId={categoryId}
      title="Procurando dupla"
      passOver={({ athleteId }) => without.has(athleteId)}
      empty={null}
      action={({ athleteId, name }) => (
        <Button size="sm" variant="outline" onClick={() => onChoose({ id: athleteId, displayName: name })}>
          Escolher
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    />
  );
}
