import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import type { ReactNode } from "react";
import { DialogFrame } from "../../ui/lazy-code";
import { Fact } from "../../ui/Facts";
import { formatDateTime, formatTime } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { isToPlay, matchStatusLabel } from "../../../server/sport/scores/match-outcome.rules";
import { MatchCard } from "../matches/MatchCard";
import type { ShownMatch } from "../matches/shown-matches";
import { endingSentence, timeWithExpected } from "./competition-words";

export interface DetailedMatch extends ShownMatch {
  /** UTC; when it will probably begin, where that is later than planned. */
  readonly expectedAt: string | null;
}

interface MatchDetailsProps {
  match: DetailedMatch;
  open: boolean;
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One match with all that a line of a list has no room for: who plays, when, where, and how it ended. */
export function MatchDetails({ match, open, onClose, returnFocusTo, children }: MatchDetailsProps) {
  const timeZone = usePlaceTime();
  const { number, phase, courtLabel, scheduledFor, expectedAt, playedAt, status } = match;
  const ending = endingSentence(match);
  const facts = [
    { name: "Situação", text: ending || playedAt ? null : matchStatusLabel[status] },
    {
      name: "Horário",
      text:
        scheduledFor && isToPlay(status)
          ? timeWithExpected(
              formatDateTime(scheduledFor, timeZone),
              expectedAt && formatTime(expectedAt, timeZone),
            )
          : null,
    },
    { name: "Encerrado em", text: playedAt && formatDateTime(playedAt, timeZone) },
    { name: "Quadra", text: courtLabel },
    { name: "Como terminou", text: ending },
  ].filter(({ text }) => text);
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      sheet
      size="sm"
      title={number === null ? (phase ?? "Jogo") : `Jogo ${number}`}
      description={number === null || phase === null ? undefined : phase}
    >
      <Stack gap="5" pb="4">
        <Box p="4" borderRadius="l3" bg="bg.subtle">
          <MatchCard match={match} head={false} />
        </Box>
        {facts.length > 0 ? (
          <Grid as="dl" templateColumns="repeat(auto-fit, minmax(9rem, 1fr))" gap="4">
            {facts.map(({ name, text }) => (
              <Fact key={name} name={name}>
                {text}
              </Fact>
            ))}
          </Grid>
        ) : null}
        {children}
      </Stack>
    </DialogFrame>
  );
}
