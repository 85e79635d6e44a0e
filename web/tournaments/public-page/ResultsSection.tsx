import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { MatchRows } from "../../competition/public/MatchRows";
import { latestFirst, nameOfPlace } from "./match-lists";
import { rowOf } from "./public-match";
import type { PublicCategory } from "./read-public-draw";
import { SectionHeading } from "./SectionHeading";

const page = 50;

interface ListSectionProps {
  category: PublicCategory;
  /** The athlete whose side stands out. */
  own: string | null;
}

/** What has been played, the latest first; on a phone not all of it at once. */
export function ResultsSection({ category, own }: ListSectionProps) {
  const { matches } = category;
  const [shown, setShown] = useState(page);
  const played = latestFirst(matches);
  return (
    <Stack gap="4">
      <Stack gap="0">
        <SectionHeading>Resultados</SectionHeading>
        <Text color="fg.muted" textStyle="sm">
          {played.length} de {matches.filter(({ outcome }) => outcome !== "BYE").length} jogos realizados
        </Text>
      </Stack>
      <MatchRows
        rows={played.slice(0, shown).map((match) => rowOf(match, nameOfPlace(match, category), own))}
      />
      {played.length > shown ? (
        <Button variant="subtle" alignSelf="center" onClick={() => setShown(shown + page)}>
          Ver mais resultados
        </Button>
      ) : null}
    </Stack>
  );
}
