import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { OctagonX, TriangleAlert } from "lucide-react";
import { counted } from "../../server/platform/numbers.rules";
import { clockAt } from "../../server/platform/time/time-zone.rules";
import { matchStatusLabel } from "../../server/sport/scores/match-outcome.rules";
import { expectedWords, timeWithExpected } from "../competition/public/competition-words";
import { StatusBadge, type Tone } from "../ui/Badges";
import {
  type Instant,
  minuteMs,
  type ScheduleView,
  type ViewMatch,
  type ViewWarning,
} from "./public/schedule-view";

const tones: Record<ViewMatch["status"], Tone> = {
  SCHEDULED: "neutral",
  CALLED: "special",
  IN_PROGRESS: "running",
  PLAYED: "over",
  CANCELLED: "over",
};

/** "A jogar", "Chamado", …; and "Atrasado" while it should be played already. */
export function MatchState({ match }: { match: ViewMatch }) {
  if (match.isLate && match.status === "SCHEDULED") return <StatusBadge tone="problem">Atrasado</StatusBadge>;
  return <StatusBadge tone={tones[match.status]}>{matchStatusLabel[match.status]}</StatusBadge>;
}

/** Who plays, one side below the other. */
export function MatchSides({ match, truncated = false }: { match: ViewMatch; truncated?: boolean }) {
  return (
    <Stack as="span" gap="0" minW="0">
      {match.sides.map((side, index) => (
        <Text as="span" key={index} fontWeight="semibold" truncate={truncated} lineHeight="1.35">
          {side}
        </Text>
      ))}
    </Stack>
  );
}

/** The same on a ground of its own, read out as it appears: the answer to a step that breaks something. */
export function WarningBox({ warnings, hard }: { warnings: readonly ViewWarning[]; hard: boolean }) {
  return (
    <Box role="alert" px="4" py="3" borderRadius="l2" bg={hard ? "bg.error" : "bg.warning"}>
      <Warnings warnings={warnings} />
    </Box>
  );
}

/** Why a place is not good, each reason with a sign of how bad it is. */
export function Warnings({ warnings }: { warnings: readonly ViewWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Stack as="ul" gap="1" listStyleType="none" textStyle="sm">
      {warnings.map(({ reason, hard }) => (
        <Box
          as="li"
          key={reason}
          display="grid"
          gridTemplateColumns="auto minmax(0, 1fr)"
          gap="2"
          color={hard ? "fg.error" : "fg.warning"}
          fontWeight="medium"
        >
          <Box pt="0.5">
            {hard ? (
              <OctagonX size={16} aria-label="Impossível:" />
            ) : (
              <TriangleAlert size={16} aria-label="Aviso:" />
            )}
          </Box>
          {reason}
        </Box>
      ))}
    </Stack>
  );
}

/** "09:00", "09:00, previsto 09:40"; null without a time. */
export function timeWords(match: ViewMatch, { timeZone }: Pick<ScheduleView, "timeZone">): string | null {
  if (match.startsAt === null) return null;
  return timeWithExpected(clockAt(match.startsAt, timeZone), expectedClock(match, timeZone));
}

/** "previsto 09:40" for a match that will start later than planned; null otherwise. */
export function estimateWords(match: ViewMatch, { timeZone }: Pick<ScheduleView, "timeZone">): string | null {
  const clock = expectedClock(match, timeZone);
  return clock === null ? null : expectedWords(clock);
}

function expectedClock({ startsAt, estimatedAt, status }: ViewMatch, timeZone: string): string | null {
  if (startsAt === null || estimatedAt === null || status !== "SCHEDULED") return null;
  return estimatedAt - startsAt >= minuteMs ? clockAt(estimatedAt, timeZone) : null;
}

/** Everything about it in one sentence for those who listen. */
export function matchWords(match: ViewMatch, view: Pick<ScheduleView, "timeZone">): string {
  const { label, sides, courtName, warnings, isLate, isPinned, status } = match;
  const time = timeWords(match, view);
  return [
    label,
    `${sides[0]} contra ${sides[1]}`,
    courtName,
    time,
    isLate && status === "SCHEDULED" ? "atrasado" : null,
    isPinned && status === "SCHEDULED" ? "fixado" : null,
    warnings.length === 0 ? null : counted(warnings.length, "aviso", "avisos"),
  ]
    .filter((part) => part !== null)
    .join(", ");
}

/** The opened match, and the place it was dropped on if that was refused. */
export interface OpenedMatch {
  id: string;
  proposal: {
    courtKey: string;
    startsAt: Instant;
    acceptable: boolean;
    conflicts: readonly ViewWarning[];
  } | null;
}
