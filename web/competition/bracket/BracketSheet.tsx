import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { graphql, useFragment } from "react-relay/hooks";
import type { BracketSheet_category$key } from "../../__generated__/BracketSheet_category.graphql";
import { Panel } from "../../ui/Card";
import { currentRound } from "../super-n/current-round";
import { readRound } from "../super-n/read-round";
import { RoundCard } from "../super-n/RoundCard";
import { StandingsTable } from "../public/StandingsTable";

interface BracketSheetProps {
  category: BracketSheet_category$key;
  /** Its place among the page's headings. */
  heading?: "h2" | "h3";
}

/** Of a Super N every round, and the classification beside them. */
export function BracketSheet({ category, heading = "h2" }: BracketSheetProps) {
  const { settledAt, rounds, standings } = useFragment(
    graphql`
      fragment BracketSheet_category on TournamentCategory {
        settledAt
        rounds {
          number
          ...readRound_round
          ...RoundCard_round
        }
        standings {
          ...StandingsTable_standing
        }
      }
    `,
    category,
  );
  // On paper so many rounds stand beside each other, and the classification beside the last ones where it has room.
  const beside = rounds.length > 9 ? 4 : 3;
  const free = beside - 1 - ((rounds.length - 1) % beside);
  const current = currentRound(rounds.map(readRound));
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) 24rem" }}
      gap="5"
      alignItems="start"
      _print={{ gridTemplateColumns: `repeat(${beside}, minmax(0, 1fr))`, gap: "2.5" }}
    >
      <Grid
        templateColumns="repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))"
        gap="4"
        _print={{ display: "contents" }}
      >
        {rounds.map((round) => (
          <RoundCard key={round.number} round={round} current={current} heading={heading} />
        ))}
      </Grid>
      <Panel
        as="section"
        p={{ base: "3", md: "4" }}
        _print={{
          boxShadow: "none",
          breakInside: "avoid",
          gridColumn: free >= 2 ? `span ${free}` : "1 / -1",
        }}
      >
        <Heading as={heading} textStyle="lg" fontWeight="bold" mb="2">
          {settledAt ? "Classificação final" : "Classificação"}
        </Heading>
        <StandingsTable standings={standings} compact />
      </Panel>
    </Grid>
  );
}
