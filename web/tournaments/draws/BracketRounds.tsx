import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { BracketRounds_round$key } from "../../__generated__/BracketRounds_round.graphql";
import { ChoiceChips } from "../../ui/form/ChoiceChips";
import { BracketMatch } from "./BracketMatch";
import { roundInPlay } from "./round-in-play";

interface BracketRoundsProps {
  rounds: BracketRounds_round$key;
  onOpen?: (matchId: string) => void;
}

/** One round at a time, for a narrow screen. */
export function BracketRounds({ rounds: keys, onOpen }: BracketRoundsProps) {
  const rounds = useFragment(
    graphql`
      fragment BracketRounds_round on DrawRound @relay(plural: true) {
        number
        name
        matches {
          id
          status
          ...BracketMatch_match
        }
      }
    `,
    keys,
  );
  const [chosen, setChosen] = useState(() =>
    String(
      roundInPlay(
        rounds.map(({ number, matches }) => ({ number, statuses: matches.map(({ status }) => status) })),
      ),
    ),
  );
  const round = rounds.find(({ number }) => String(number) === chosen) ?? rounds.at(-1);
  return (
    <Stack gap="4">
      <ChoiceChips
        legend="Rodada"
        options={rounds.map(({ number, name }) => ({ value: String(number), label: name }))}
        value={chosen}
        onChange={setChosen}
        columns={2}
      />
      <Stack as="ul" listStyleType="none" gap="3">
        {round?.matches.map((match) => (
          <li key={match.id}>
            <BracketMatch match={match} onOpen={onOpen} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
