import { Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { BracketSection_category$key } from "../../__generated__/BracketSection_category.graphql";
import { BracketStages } from "../../competition/public/BracketStages";
import { publicBrackets } from "./public-brackets";
import type { PublicCategory } from "./read-public-draw";
import { Super8Rounds } from "./Super8Rounds";
import { usePlaceTime } from "../../ui/PlaceTime";

interface BracketSectionProps {
  category: PublicCategory;
  seeds: BracketSection_category$key | null;
  /** The athlete whose side stands out. */
  own: string | null;
}

/** The knockout as it was drawn; of a Super 8 its rounds. */
export function BracketSection({ category, seeds: key, own }: BracketSectionProps) {
  const seeded = useFragment(
    graphql`
      fragment BracketSection_category on TournamentCategory {
        pairs {
          seed
          athletes {
            id
          }
        }
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  const seeds = new Map(
    (seeded?.pairs ?? []).flatMap(({ seed, athletes }) =>
      typeof seed === "number" ? athletes.map(({ id }) => [id, seed] as const) : [],
    ),
  );
  const brackets = publicBrackets(category, { seeds, own, timeZone });
  if (brackets.length === 0) return <Super8Rounds matches={category.matches} own={own} />;
  return (
    <Stack gap="8">
      <BracketStages
        brackets={brackets}
        afterGroups={category.matches.some(({ stage }) => stage === "GROUP")}
        lettersByResult={category.lettersByResult}
        heading="h2"
      />
    </Stack>
  );
}
