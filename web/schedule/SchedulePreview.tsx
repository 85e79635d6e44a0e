import { Box } from "@chakra-ui/react/box";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Pin } from "lucide-react";
import { useState } from "react";
import { counted, plural } from "../../server/platform/numbers.rules";
import { clockAt, dayAt } from "../../server/platform/time/time-zone.rules";
import { Panel } from "../ui/Cards";
import { formatShortDay } from "../ui/format";
import { Notice } from "../ui/PageStates";
import { useNow } from "../ui/TimeAgo";
import { CourtTimeFrame } from "./CourtTimeFrame";
import { DayPicker } from "./DayPicker";
import {
  categoryPalettes,
  labelWithoutCategory,
  scheduleWith,
  sidesThatFit,
  type CategoryPalette,
  type ProposedPlan,
} from "./preview-view";
import {
  matchesOn,
  minuteMs,
  roundedSpan,
  scheduleDayOf,
  type ScheduleView,
  type ViewMatch,
} from "./public/schedule-view";

interface MatchProblem {
  readonly reason: string;
  readonly match: { readonly id: string; readonly label: string };
}

interface SchedulePreviewProps {
  view: ScheduleView;
  plan: ProposedPlan & {
    readonly unplaced: readonly MatchProblem[];
    /** What is wrong with matches that keep their place. */
    readonly conflicts: readonly MatchProblem[];
  };
}

/** What the scheduler proposes, day by day: courts side by side, and below them what did not fit. */
export function SchedulePreview({ view, plan }: SchedulePreviewProps) {
  const { placed, unplaced, conflicts } = plan;
  const [chosen, setChosen] = useState<string | null>(null);
  const now = useNow().getTime();
  const planned = scheduleWith(view, plan);
  const toPlay = planned.matches.filter(
    ({ status, startsAt }) => status === "SCHEDULED" && startsAt !== null,
  );
  const days = [...new Set(toPlay.map(({ startsAt }) => scheduleDayOf(view, startsAt ?? 0)))].sort();
  const firstDay = placed[0] ? scheduleDayOf(view, Date.parse(placed[0].startsAt)) : days[0];
  const day = chosen !== null && days.includes(chosen) ? chosen : firstDay;
  return (
    <Stack gap="4">
      <Notice tone={unplaced.length === 0 ? "success" : "warning"}>{summaryOf(view, plan)}</Notice>
      {days.length > 1 && day !== undefined ? (
        <DayPicker days={days} value={day} today={dayAt(now, view.timeZone)} onChange={setChosen} />
      ) : null}
      {day === undefined ? null : (
        <PreviewGrid
          key={day}
          view={planned}
          day={day}
          placedIds={new Set(placed.map(({ match }) => match.id))}
        />
      )}
      <Problems title={`${counted(unplaced.length, "jogo", "jogos")} sem horário`} problems={unplaced} />
      <Problems title="Ficam onde estão, com conflito" problems={conflicts} />
    </Stack>
  );
}

function summaryOf(view: ScheduleView, { placed, unplaced }: ProposedPlan): string {
  const count = placed.length;
  const [first, last] = [placed[0], placed.at(-1)];
  const startOf = ({ startsAt }: { startsAt: string }) => {
    const instant = Date.parse(startsAt);
    return `${formatShortDay(dayAt(instant, view.timeZone))} às ${clockAt(instant, view.timeZone)}`;
  };
  const all = plural(count, "O jogo tem quadra e horário.", `Todos os ${count} jogos têm quadra e horário.`);
  const some = `${counted(count, "jogo tem", "jogos têm")} quadra e horário, ${unplaced.length} não ${plural(unplaced.length, "coube", "couberam")}.`;
  if (count + unplaced.length === 0) return "Todos os jogos já têm quadra e horário.";
  return [
    unplaced.length === 0 ? all : some,
    ...(first ? [`O primeiro começa ${startOf(first)}.`] : []),
    ...(last ? [`O último começa ${startOf(last)}.`] : []),
  ].join(" ");
}

const usualPixelsPerMinute = 2.1;
/** The height of a match with its category and both sides. */
const fourLines = 84;

interface PreviewGridProps {
  view: ScheduleView;
  day: string;
  /** The matches that the plan moves; the others keep their place. */
  placedIds: ReadonlySet<string>;
}

function PreviewGrid({ view, day, placedIds }: PreviewGridProps) {
  const spans = matchesOn(view, day)
    .map((match) => ({ ...match, ...spanOf(match, view) }))
    .sort((a, b) => a.startsAt - b.startsAt);
  const span = roundedSpan(spans);
  const shortest = Math.min(...spans.map(({ startsAt, endsAt }) => (endsAt - startsAt) / minuteMs));
  const pixelsPerMinute = Math.min(6, Math.max(usualPixelsPerMinute, fourLines / shortest));
  const palettes = categoryPalettes(view.matches);
  const keepsSome = spans.some(({ id }) => !placedIds.has(id));
  return (
    <Panel as="section" aria-label="Prévia da grade" p="0" overflow="hidden">
      {palettes.size > 1 || keepsSome ? (
        <HStack as="ul" listStyleType="none" gap="3" rowGap="1" wrap="wrap" px="3" py="2" textStyle="xs">
          {palettes.size > 1
            ? [...palettes].map(([name, palette]) => (
                <HStack as="li" key={name} gap="1.5">
                  <Box boxSize="3" borderRadius="l1" borderWidth="1px" {...coloursOf(palette)} />
                  {name}
                </HStack>
              ))
            : null}
          {keepsSome ? (
            <HStack as="li" gap="1.5">
              <Pin size={13} aria-hidden="true" />
              Fica onde está
            </HStack>
          ) : null}
        </HStack>
      ) : null}
      <CourtTimeFrame
        view={view}
        span={span}
        pixelsPerMinute={pixelsPerMinute}
        label="Prévia: quadras lado a lado"
        maxH={{ base: "60dvh", md: "56vh" }}
      >
        {(court) => (
          <Box as="ul" listStyleType="none" aria-label={court.name}>
            {spans
              .filter(({ courtKey }) => courtKey === court.key)
              .map((match) => (
                <PreviewMatch
                  key={match.id}
                  match={match}
                  timeZone={view.timeZone}
                  palette={palettes.get(match.category ?? "") ?? "sea"}
                  namesCategory={palettes.size > 1}
                  keepsPlace={!placedIds.has(match.id)}
                  top={((match.startsAt - span.startsAt) / minuteMs) * pixelsPerMinute}
                  height={((match.endsAt - match.startsAt) / minuteMs) * pixelsPerMinute}
                />
              ))}
          </Box>
        )}
      </CourtTimeFrame>
    </Panel>
  );
}

const spanOf = ({ startsAt, endsAt }: ViewMatch, { matchMinutes }: ScheduleView) => {
  const from = startsAt ?? 0;
  return { startsAt: from, endsAt: endsAt ?? from + matchMinutes * minuteMs };
};

const coloursOf = (palette: CategoryPalette) => ({
  bg: `${palette}.subtle`,
  borderColor: `${palette}.border`,
});

interface PreviewMatchProps {
  match: ViewMatch & { startsAt: number };
  timeZone: string;
  palette: CategoryPalette;
  namesCategory: boolean;
  keepsPlace: boolean;
  top: number;
  height: number;
}

function PreviewMatch(props: PreviewMatchProps) {
  const { match, timeZone, palette, namesCategory, keepsPlace, top, height } = props;
  const [one, two] = sidesThatFit(match);
  return (
    <Box
      as="li"
      position="absolute"
      zIndex="1"
      insetX="1"
      top={`${top + 1}px`}
      h={`${height - 2}px`}
      px="2"
      py="1"
      overflow="hidden"
      textStyle="xs"
      lineHeight="1.4"
      borderRadius="l2"
      borderWidth="1px"
      borderLeftWidth="5px"
      borderStyle={keepsPlace ? "dashed" : undefined}
      {...coloursOf(palette)}
    >
      <HStack gap="1" justify="space-between">
        <Text as="span" fontWeight="bold" truncate>
          {`${clockAt(match.startsAt, timeZone)} · ${labelWithoutCategory(match)}`}
        </Text>
        {keepsPlace ? <Pin size={13} style={{ flexShrink: 0 }} aria-label="Fica onde está" /> : null}
      </HStack>
      {namesCategory && match.category !== null ? <Text truncate>{match.category}</Text> : null}
      <Text fontWeight="semibold" truncate>
        {one}
      </Text>
      <VisuallyHidden> contra </VisuallyHidden>
      <Text fontWeight="semibold" truncate>
        {two}
      </Text>
    </Box>
  );
}

/** Each reason once, with the matches that it concerns. */
function Problems({ title, problems }: { title: string; problems: readonly MatchProblem[] }) {
  if (problems.length === 0) return null;
  const reasons = [...new Set(problems.map(({ reason }) => reason))];
  return (
    <Stack as="section" gap="2" aria-label={title}>
      <Text as="h3" fontWeight="bold">
        {title}
      </Text>
      {reasons.map((reason) => (
        <Box key={reason}>
          <Text fontWeight="medium">{reason}</Text>
          <Text textStyle="sm" color="fg.muted">
            {problems
              .filter((problem) => problem.reason === reason)
              .map(({ match }) => match.label)
              .join(", ")}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}
