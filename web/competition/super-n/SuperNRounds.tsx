import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { SuperNRounds_category$key } from "../../__generated__/SuperNRounds_category.graphql";
import type { SuperNRounds_enrolment$key } from "../../__generated__/SuperNRounds_enrolment.graphql";
import { currentRound } from "./current-round";
import { readRound } from "./read-round";
import { RoundCard } from "./RoundCard";
import type { SuperNRounds_drawn$key } from "../../__generated__/SuperNRounds_drawn.graphql";
import { DrawnNumbers } from "./DrawnNumbers";

interface SuperNRoundsProps {
  category: SuperNRounds_category$key;
  /** Of the whole tournament: each category has numbers of its own. */
  enrolments: SuperNRounds_enrolment$key;
  reveal: boolean;
}

/** A Super N as it was drawn: who has which number, and every round. */
export function SuperNRounds({ category, enrolments: keys, reveal }: SuperNRoundsProps) {
  const { id, rounds } = useFragment(
    graphql`
      fragment SuperNRounds_category on TournamentCategory {
        id
        rounds {
          number
          ...readRound_round
          ...RoundCard_round
        }
      }
    `,
    category,
  );
  const enrolments = useFragment(
    graphql`
      fragment SuperNRounds_enrolment on Enrolment @relay(plural: true) {
        category {
          id
        }
        ...SuperNRounds_drawn
      }
    `,
    keys,
  );
  const current = currentRound(rounds.map(readRound));
  return (
    <Stack gap="5">
      <DrawOrder enrolments={enrolments.filter((one) => one.category?.id === id)} reveal={reveal} />
      <SimpleGrid columns={{ base: 1, md: 2, "2xl": 3 }} gap="4">
        {rounds.map((round) => (
          <RoundCard key={round.number} round={round} current={current} reveal={reveal} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

interface DrawOrderProps {
  enrolments: SuperNRounds_drawn$key;
  reveal: boolean;
}

/** The numbers of those enrolments that have one. */
function DrawOrder({ enrolments: key, reveal }: DrawOrderProps) {
  const enrolments = useFragment(
    graphql`
      fragment SuperNRounds_drawn on Enrolment @relay(plural: true) {
        id
        drawNumber
        athlete {
          displayName
        }
      }
    `,
    key,
  );
  const numbers = enrolments.flatMap(({ id, drawNumber, athlete: { displayName } }) =>
    typeof drawNumber === "number" ? [{ id, number: drawNumber, displayName }] : [],
  );
  return numbers.length === 0 ? null : <DrawnNumbers numbers={numbers} reveal={reveal} />;
}
