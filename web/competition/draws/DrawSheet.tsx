import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Network } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { DrawSheet_tournament$key } from "../../__generated__/DrawSheet_tournament.graphql";
import { EmptyState } from "../../ui/EmptyState";
import { BracketSheet } from "../bracket/BracketSheet";
import { readCategoryMatches } from "../public/read-category-matches";
import { DrawnCategory } from "./DrawnCategory";

/** Every category that is drawn, for the wall of the arena or for paper: each begins a sheet of its own. */
export function DrawSheet({ tournament: key }: { tournament: DrawSheet_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment DrawSheet_tournament on Tournament {
        categories {
          id
          name
          inPairs
          draw {
            __typename
          }
          ...DrawnCategory_category
          ...BracketSheet_category
        }
        ...readCategoryMatches_tournament
      }
    `,
    key,
  );
  const { categories } = tournament;
  const matches = readCategoryMatches(tournament);
  const drawn = categories.filter(({ draw }) => draw);
  if (drawn.length === 0)
    return (
      <EmptyState
        icon={Network}
        heading="h2"
        title="O chaveamento nasce do sorteio"
        description="Assim que a organização sortear, grupos, rodadas e eliminatórias aparecem aqui."
      />
    );
  return (
    <Stack gap="8" _print={{ gap: "0" }}>
      {drawn.map((category, index) => {
        const heading = categories.length > 1 ? "h3" : "h2";
        return (
          <Stack key={category.id} gap="4" _print={{ gap: "2", breakBefore: index === 0 ? "auto" : "page" }}>
            {categories.length > 1 ? (
              <Heading as="h2" textStyle="2xl" fontWeight="bold">
                {category.name}
              </Heading>
            ) : null}
            {category.inPairs ? (
              <DrawnCategory category={category} matches={matches.get(category.id) ?? []} heading={heading} />
            ) : (
              <BracketSheet category={category} heading={heading} />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
