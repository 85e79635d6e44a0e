import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { UsersRound } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { hasPlace, isAsked } from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import type { WhoPlays_tournament$key } from "../../__generated__/WhoPlays_tournament.graphql";
import { EmptyState } from "../../ui/PageStates";
import { shortName } from "../../competition/public/competition-words";
import { countsOf, entriesText, lineText } from "../../enrolments/public/entry-words";
import { SectionHeading } from "./SectionHeading";

/** Lists the enrolments with a place, by pairs or in a Super N by athletes, and counts the waiting list. */
export function WhoPlays({ tournament }: { tournament: WhoPlays_tournament$key }) {
  const { categories, enrolments: all } = useFragment(
    graphql`
      fragment WhoPlays_tournament on Tournament {
        enrolments {
          id
          status
          awaitsConsent
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
          placedEntryCount
          waitingEntryCount
          placeMode
          placesUndecided
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
  // Organisers receive more enrolments than the public: list only those with a place here too.
  const enrolments = all.filter(
    ({ status, awaitsConsent }) => hasPlace(status) && !isAsked({ status, awaitsConsent }),
  );
  const inCategory = new Set(enrolments.map(({ category, athlete }) => `${category?.id} ${athlete.id}`));
  const lines = categories.map(
    ({ id, name, inPairs, placedEntryCount, waitingEntryCount, placeMode, placesUndecided }) => ({
      id,
      name,
      text: lineText(countsOf({ inPairs, placedEntryCount, waitingEntryCount })),
      undecided: placesUndecided,
      listed: placeMode !== "ENTRY_ORDER",
    }),
  );
  const ofPairs = categories.map(({ id, name, inPairs, pairs, placedEntryCount }) => ({
    id,
    name,
    inPairs,
    placed: placedEntryCount,
    pairs: pairs.filter(({ athletes }) => athletes.every((athlete) => inCategory.has(`${id} ${athlete.id}`))),
  }));
  const paired = new Set(
    ofPairs.flatMap(({ id, pairs }) =>
      pairs.flatMap(({ athletes }) => athletes.map((athlete) => `${id} ${athlete.id}`)),
    ),
  );
  const superNs = categories
    .filter(({ inPairs }) => !inPairs)
    .map(({ id, name }) => ({
      id,
      // A Super 8 has a single category, which the page already names.
      title: categories.length > 1 ? `${name}: ` : "",
      entered: enrolments.filter(({ category }) => category?.id === id),
    }));
  const inSuperN = new Set(superNs.flatMap(({ entered }) => entered.map(({ id }) => id)));
  const alone = enrolments.filter(
    ({ id, category, athlete }) => !inSuperN.has(id) && !paired.has(`${category?.id} ${athlete.id}`),
  );
  if (enrolments.length === 0 && lines.every(({ text }) => text === null))
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
      {ofPairs
        .filter(({ pairs }) => pairs.length > 0)
        .map(({ id, name, pairs, placed }) => (
          <Stack as="section" key={id} gap="3">
            <SectionHeading>
              {name}: {entriesText(Math.max(placed, pairs.length), true)}
            </SectionHeading>
            <Names
              of={pairs.map((pair) => ({
                id: pair.id,
                seed: pair.seed ?? null,
                name: pair.athletes.map(({ displayName }) => shortName(displayName)).join(" / "),
              }))}
            />
            <StillOwing text={placed > pairs.length ? entriesText(placed - pairs.length, true) : null} />
          </Stack>
        ))}
      {[
        ...superNs,
        {
          id: "alone",
          title:
            alone.length > 0 && ofPairs.some(({ inPairs }) => inPairs) ? "Dupla ainda não confirmada: " : "",
          entered: alone,
        },
      ]
        .filter(({ entered }) => entered.length > 0)
        .map(({ id, title, entered }) => (
          <Stack as="section" key={id} gap="3">
            <SectionHeading>
              {title}
              {entriesText(entered.length, false)}
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
      <WaitingLines lines={lines} />
    </Stack>
  );
}

/** Counts the pairs that have a place but are not named until they have paid, so that the numbers add up. */
function StillOwing({ text }: { text: string | null }) {
  return text === null ? null : (
    <Text color="fg.muted" textStyle="sm">
      {`E mais ${text} com a inscrição em andamento.`}
    </Text>
  );
}

interface Line {
  id: string;
  name: string;
  text: string | null;
  /** Whether its places are given later, by ranking or lots. */
  undecided: boolean;
  /** Whether the ranking or lots decide who is next, not the time of enrolment. */
  listed: boolean;
}

/** The number of waiting entries of each category. Their names are private. */
function WaitingLines({ lines }: { lines: readonly Line[] }) {
  const awaited = lines.filter(({ text }) => text !== null);
  if (awaited.length === 0) return null;
  return (
    <Stack as="section" gap="1" pt="6" borderTopWidth="1px" borderColor="border">
      {awaited.map(({ id, name, text }) => (
        <SectionHeading key={id}>{lines.length > 1 ? `${name} · ${text}` : text}</SectionHeading>
      ))}
      <Text color="fg.muted" textStyle="sm">
        {awaited.every(({ undecided }) => undecided)
          ? "Ainda não têm vaga: as vagas são definidas depois do fim das inscrições."
          : awaited.some(({ listed }) => listed)
            ? "Ainda não têm vaga. Quando uma abrir, entra o próximo da lista."
            : "Ainda não têm vaga. Quando uma abrir, entra quem está há mais tempo na fila."}
      </Text>
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
