import { Button } from "@chakra-ui/react/button";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { FoundAthlete } from "../athletes/athlete-search";
import { Seekers } from "../athletes/Seekers";

interface SeekersToChooseProps {
  categoryId: string;
  without: ReadonlySet<string>;
  onChoose: (athlete: FoundAthlete) => void;
}

/** Athletes who look for a partner, so that the desk can pair them; empty if there are none. */
export function SeekersToChoose({ categoryId, without, onChoose }: SeekersToChooseProps) {
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
