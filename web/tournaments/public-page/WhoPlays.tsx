import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { UsersRound } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { WhoPlays_tournament$key } from "../../__generated__/WhoPlays_tournament.graphql";
import { EmptyState } from "../../ui/EmptyState";
import { shortName } from "../../competition/public/match-words";
import { SectionHeading } from "./SectionHeading";

/** Everybody who has a place: by pairs where they are formed, in a Super N one by one. */
export function WhoPlays({ tournament }: { tournament: WhoPlays_tournament$key }) {
  const { categories, enrolments } = useFragment(
    graphql`
      fragment WhoPlays_tournament on Tournament {
        enrolments {
          id
          category {
            id
          }
          athlete {
            id
            displayName
          }
        }
        categories {
          id
          name
          inPairs
          pairs {
            id
            seed
            athletes {
              id
              displayName
            }
          }
        }
      }
    `,
    tournament,
  );
  const paired = new Set(
    categories.flatMap(({ pairs }) => pairs.flatMap(({ athletes }) => athletes.map(({ id }) => id))),
  );
  const superNs = categories
    .filter(({ inPairs }) => !inPairs)
    .map(({ id, name }) => ({
      id,
      // A Super 8 is its one category: the page says which one already.
      title: categories.length > 1 ? `${name}: ` : "",
      entered: enrolments.filter(({ category }) => category?.id === id),
    }));
  const inSuperN = new Set(superNs.flatMap(({ entered }) => entered.map(({ id }) => id)));
  const alone = enrolments.filter(({ id, athlete }) => !inSuperN.has(id) && !paired.has(athlete.id));
  if (enrolments.length === 0)
    return (
      <EmptyState
        icon={UsersRound}
        heading="h2"
        title="Ninguém inscrito ainda"
        description="Quem confirmar a inscrição aparece aqui."
      />
    );
  return (
    <Stack gap="6">
      {categories
        .filter(({ pairs }) => pairs.length > 0)
        .map(({ id, name, pairs }) => (
          <Stack as="section" key={id} gap="3">
            <SectionHeading>
              {name}: {counted(pairs.length, "dupla", "duplas")}
            </SectionHeading>
            <Names
              of={pairs.map((pair) => ({
                id: pair.id,
                seed: pair.seed ?? null,
                name: pair.athletes.map(({ displayName }) => shortName(displayName)).join(" / "),
              }))}
            />
          </Stack>
        ))}
      {[...superNs, { id: "alone", title: "", entered: alone }]
        .filter(({ entered }) => entered.length > 0)
        .map(({ id, title, entered }) => (
          <Stack as="section" key={id} gap="3">
            <SectionHeading>
              {title}
              {counted(entered.length, "atleta", "atletas")}
            </SectionHeading>
            <Names
              of={entered.map((one) => ({
                id: one.id,
                seed: null,
                name: shortName(one.athlete.displayName),
              }))}
            />
          </Stack>
        ))}
    </Stack>
  );
}

function Names({ of }: { of: readonly { id: string; seed: number | null; name: string }[] }) {
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, lg: 3 }} gap="2">
      {of.map(({ id, seed, name }) => (
        <Text
          as="li"
          key={id}
          px="3"
          py="2"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border"
          borderRadius="l2"
          overflowWrap="anywhere"
        >
          {name}
          {seed === null ? null : (
            <Text as="span" color="fg.muted" textStyle="sm">
              {` · cabeça ${seed}`}
            </Text>
          )}
        </Text>
      ))}
    </SimpleGrid>
  );
}
