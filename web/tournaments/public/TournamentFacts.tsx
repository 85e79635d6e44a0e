import { HStack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { CalendarDays, Users } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import {
  type RegistrationState,
  registrationStateLabel,
} from "../../../server/enrolments/registration-terms.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { monthName } from "../../../server/platform/time/time-in-words.rules";
import {
  tournamentKindLabel,
  type TournamentStatus,
  tournamentStatusLabel,
} from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import type { TournamentFacts_tournament$key } from "../../__generated__/TournamentFacts_tournament.graphql";
import type { TournamentFacts_tournamentBadgesTournament$key } from "../../__generated__/TournamentFacts_tournamentBadgesTournament.graphql";
import { StatusBadge, type Tone } from "../../ui/Badges";
import { formatDate } from "../../ui/format";

/** How many are enrolled, and when it starts. */
export function TournamentFacts({ tournament }: { tournament: TournamentFacts_tournament$key }) {
  const { enrolmentCount, startDate } = useFragment(
    graphql`
      fragment TournamentFacts_tournament on Tournament {
        enrolmentCount
        startDate
      }
    `,
    tournament,
  );
  return (
    <HStack gap="5" rowGap="1" wrap="wrap" color="fg.muted" textStyle="sm">
      <HStack gap="1.5">
        <Users size={16} aria-hidden="true" />
        {counted(enrolmentCount, "inscrito", "inscritos")}
      </HStack>
      <HStack gap="1.5">
        <CalendarDays size={16} aria-hidden="true" />
        <time dateTime={startDate}>{formatDate(startDate)}</time>
      </HStack>
    </HStack>
  );
}

const statusTone: Record<TournamentStatus, Tone> = {
  REGISTRATION_OPEN: "open",
  IN_PROGRESS: "running",
  FINISHED: "over",
};

interface TournamentBadgesProps {
  tournament: TournamentFacts_tournamentBadgesTournament$key;
  /** What the badge of a tournament open to other arenas says here. */
  openLabel: string;
  /** Says whether people can enrol today, and not only that nothing is drawn yet. */
  forVisitors?: boolean;
}

const enrolling = {
  UPCOMING: { tone: "waiting", label: registrationStateLabel.UPCOMING },
  OPEN: { tone: "open", label: tournamentStatusLabel.REGISTRATION_OPEN },
  CLOSED: { tone: "over", label: registrationStateLabel.CLOSED },
} as const satisfies Record<RegistrationState, { tone: Tone; label: string }>;

/** Status, kind or championship, and while people enrol whether athletes of other arenas may. */
export function TournamentBadges({ tournament, openLabel, forVisitors = false }: TournamentBadgesProps) {
  const { status, kind, isChampionship, openToOtherArenas, registration, publishedAt } = useFragment(
    graphql`
      fragment TournamentFacts_tournamentBadgesTournament on Tournament {
        status
        kind
        isChampionship
        openToOtherArenas
        registration {
          state
        }
        publishedAt
      }
    `,
    tournament,
  );
  const shown =
    forVisitors && status === "REGISTRATION_OPEN"
      ? enrolling[registration.state]
      : { tone: statusTone[status], label: tournamentStatusLabel[status] };
  return (
    <>
      {publishedAt ? (
        <StatusBadge tone={shown.tone}>{shown.label}</StatusBadge>
      ) : (
        <StatusBadge tone="waiting">{isChampionship ? "Planejado" : "Rascunho"}</StatusBadge>
      )}
      <StatusBadge tone="over">{isChampionship ? "Campeonato" : tournamentKindLabel[kind]}</StatusBadge>
      {openToOtherArenas && registration.state === "OPEN" ? (
        <StatusBadge tone="special">{openLabel}</StatusBadge>
      ) : null}
    </>
  );
}

interface DateBlockProps {
  start: string;
  end?: string | null | undefined;
  /** 64 px beside a name, 80 on a cover. */
  size?: "md" | "lg";
}

const Block = chakra("span", {
  base: {
    display: "inline-flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: "0",
    borderRadius: "l2",
    bg: "bg.panel",
    borderWidth: "1px",
    borderColor: "border",
    fontFamily: "heading",
    fontWeight: "bold",
    fontVariantNumeric: "tabular-nums",
    lineHeight: "1",
    whiteSpace: "nowrap",
  },
  variants: {
    size: {
      md: { minW: "16", h: "16", px: "2", fontSize: "2xl" },
      lg: { minW: "20", h: "20", px: "3", fontSize: "3xl" },
    },
  },
});

const Month = chakra("span", {
  base: {
    mt: "1",
    textStyle: "sm",
    fontFamily: "heading",
    fontWeight: "bold",
    lineHeight: "1",
    color: "coral.fg",
    textTransform: "uppercase",
  },
});

/** The day big and the month below it, as on a tear-off calendar. Beside it stands the date in words, which is read aloud. */
export function DateBlock({ start, end, size = "md" }: DateBlockProps) {
  const day = (date: string) => String(Number(date.slice(8)));
  // Over the turn of a month the two days would not say whose they are.
  const lastDay = end && end !== start && end.slice(0, 7) === start.slice(0, 7) ? `–${day(end)}` : "";
  return (
    <Block aria-hidden="true" size={size}>
      {day(start)}
      {lastDay}
      <Month>{monthName(start).slice(0, 3)}</Month>
    </Block>
  );
}
