import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { ChoiceChips } from "../../ui/form/ChoiceChips";
import { BracketMatch } from "./BracketMatch";
import { roundInPlay, type BracketRound } from "./bracket-round";

interface BracketRoundsProps {
  rounds: readonly BracketRound[];
  onOpen?: (matchId: string) => void;
}

/** One round at a time, for a narrow screen. */
export function BracketRounds({ rounds, onOpen }: BracketRoundsProps) {
  const [chosen, setChosen] = useState(() => String(roundInPlay(rounds)));
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
