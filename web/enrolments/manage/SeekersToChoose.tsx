import { Button } from "@chakra-ui/react/button";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { FoundAthlete } from "../athletes/athlete-search";
import { Seekers } from "../athletes/Seekers";

interface SeekersToChooseProps {
  categoryId: string;
  without: ReadonlySet<string>;
  onChoose: (athlete: FoundAthlete) => void;
}

/** Those who seek a partner, to be given one by the desk; nothing where nobody does. */
export function SeekersToChoose({ categoryId, without, onChoose }: SeekersToChooseProps) {
  return (
    <Seekers
      categoryId={categoryId}
      title="Procurando dupla"
      passOver={({ athleteId }) => without.has(athleteId)}
      nobody={null}
      action={({ athleteId, name }) => (
        <Button size="sm" variant="outline" onClick={() => onChoose({ id: athleteId, displayName: name })}>
          Escolher
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    />
  );
}
