import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { rulesInWords } from "../../../server/competition/categories/rules-in-words.rules";
import type { RulesTold_tournament$key } from "../../__generated__/RulesTold_tournament.graphql";
import { SectionHeading } from "./SectionHeading";

/** Before anybody is drawn: what a W.O. is worth, whether its pair can go on, who plays the consolation. */
export function RulesTold({ tournament: key }: { tournament: RulesTold_tournament$key }) {
  const { setFormat: usualSet, categories } = useFragment(
    graphql`
      fragment RulesTold_tournament on Tournament {
        setFormat
        categories {
          name
          cancelledAt
          drawFormat
          matchFormat
          setFormat
          fixedGames
          walkoverBars
          consolation
        }
      }
    `,
    key,
  );
  // Categories that are played alike are told of together.
  const told = new Map<string, string[]>();
  for (const category of categories) {
    const { name, cancelledAt, drawFormat, matchFormat, walkoverBars, consolation } = category;
    if (cancelledAt) continue;
    const words = rulesInWords({
      drawFormat,
      matchFormat,
      setFormat: category.setFormat ?? usualSet,
      fixedGames: category.fixedGames ?? null,
      walkoverBars,
      consolation,
    }).join(" ");
    told.set(words, [...(told.get(words) ?? []), name]);
  }
  if (told.size === 0) return null;
  return (
    <Stack as="section" gap="3">
      <SectionHeading>Regras</SectionHeading>
      {[...told].map(([words, names]) => (
        <Text key={words} color="fg.muted">
          {told.size > 1 ? `${names.join(", ")}: ${words}` : words}
        </Text>
      ))}
    </Stack>
  );
}
