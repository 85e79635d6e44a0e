import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { LayoutGrid } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  CourtStrip_arena$data,
  CourtStrip_arena$key,
} from "../../__generated__/CourtStrip_arena.graphql";
import { Card } from "../../ui/Cards";
import { TextLink } from "../../ui/Links";
import { useNow } from "../../ui/TimeAgo";
import { courtsAndPricesPath } from "../settings/arena-settings-path";
import { joined, kindWords, percentAt, stripHours, stripReach, type StripReach } from "./court-strip";
import type { SpanListProps } from "./SpanList";
import { lazyPart } from "../../ui/lazy-code";

const SpanList = lazyPart(async () => (await import("./SpanList")).SpanList);

type Day = NonNullable<CourtStrip_arena$data["today"]>;
type Span = Day["courts"][number]["spans"][number];

const kindPalette: Record<string, string> = { CLASS: "sea", RENTAL: "palm", BLOCK: "gray", MATCH: "coral" };

interface CourtStripProps {
  arena: CourtStrip_arena$key;
  /** Whether one may change courts and hours. */
  mayChange: boolean;
}

/** Today's courts by the hour, with a line where the day stands now. */
export function CourtStrip({ arena, mayChange }: CourtStripProps) {
  const { today, timeZone, opensAt, closesAt } = useFragment(
    graphql`
      fragment CourtStrip_arena on Arena {
        timeZone
        opensAt
        closesAt
        today {
          on
          courts {
            key
            name
            spans {
              kind
              startsAt
              endsAt
              isOver
              title
              tournamentKey
            }
          }
          unplacedClasses {
            kind
            startsAt
            endsAt
            isOver
            title
            tournamentKey
          }
        }
      }
    `,
    arena,
  );
  const now = useNow().getTime();
  if (!today) return null;
  const { courts, unplacedClasses } = today;
  const spans = [...courts.flatMap((court) => court.spans), ...unplacedClasses];
  const reach = stripReach({ on: today.on, opensAt, closesAt, timeZone }, spans);
  const rows = [
    ...courts.map(({ key, name, spans: taken }) => ({ key, name, taken })),
    ...(unplacedClasses.length > 0
      ? [{ key: "unplaced", name: "Sem quadra", taken: merged(unplacedClasses) }]
      : []),
  ];
  return (
    <Card
      title="Quadras hoje"
      icon={LayoutGrid}
      action={mayChange ? <TextLink to={courtsAndPricesPath}>Quadras e horários</TextLink> : null}
    >
      <Box aria-hidden="true">
        <Hours reach={reach} timeZone={timeZone} />
        {rows.map((row) => (
          <Flex key={row.key} align="center" gap="3" minH="9" borderTopWidth="1px" borderColor="border.muted">
            <Text w={labelWidth} flexShrink="0" textStyle="sm" fontWeight="semibold" truncate>
              {row.name}
            </Text>
            <Box position="relative" flex="1" h="7" bg="bg.muted" borderRadius="l1" overflow="hidden">
              {joined(row.taken).map((span) => (
                <Taken key={`${span.startsAt}${span.title}`} span={span} reach={reach} />
              ))}
              {now > reach.from && now < reach.until ? (
                <Box
                  position="absolute"
                  insetY="0"
                  w="2px"
                  bg="fg"
                  style={{ insetInlineStart: `${percentAt(now, reach)}%` }}
                />
              ) : null}
            </Box>
          </Flex>
        ))}
      </Box>
      <Flex wrap="wrap" gap="4" rowGap="1" mt="3" textStyle="sm" color="fg.muted">
        <Text>{freeNow(courts, now)}</Text>
        <Legend kinds={new Set(spans.map(({ kind }) => kind))} />
      </Flex>
      <InWords rows={rows.map(inWords)} timeZone={timeZone} />
    </Card>
  );
}

const labelWidth = { base: "5.5rem", md: "8rem" };

function Hours({ reach, timeZone }: { reach: StripReach; timeZone: string }) {
  return (
    <Flex gap="3">
      <Box w={labelWidth} flexShrink="0" />
      <Box position="relative" flex="1" h="5">
        {stripHours(reach, timeZone).map(({ label, percent }) => (
          <Text
            key={label}
            position="absolute"
            textStyle="xs"
            color="fg.muted"
            style={{ insetInlineStart: `${percent}%` }}
          >
            {label}h
          </Text>
        ))}
      </Box>
    </Flex>
  );
}

function Legend({ kinds }: { kinds: ReadonlySet<string> }) {
  return Object.entries(kindWords).flatMap(([kind, word]) =>
    kinds.has(kind) ? (
      <Flex key={kind} align="center" gap="1.5" colorPalette={kindPalette[kind]}>
        <Box boxSize="2.5" borderRadius="xs" bg="colorPalette.solid" aria-hidden="true" />
        {word}
      </Flex>
    ) : (
      []
    ),
  );
}

/** Three letters of a name say nothing. */
const narrowPercent = 7;

function Taken({ span, reach }: { span: Span; reach: StripReach }) {
  const [from, until] = [
    percentAt(Date.parse(span.startsAt), reach),
    percentAt(Date.parse(span.endsAt), reach),
  ];
  const palette = kindPalette[span.kind] ?? "gray";
  return (
    <Box
      colorPalette={palette}
      position="absolute"
      insetY="0.5"
      px="1"
      borderRadius="l1"
      borderWidth="1px"
      borderColor="bg.panel"
      bg={span.isOver ? "colorPalette.subtle" : "colorPalette.solid"}
      color={span.isOver ? "colorPalette.fg" : "colorPalette.contrast"}
      textStyle="xs"
      lineHeight="1.375rem"
      whiteSpace="nowrap"
      overflow="hidden"
      style={{ insetInlineStart: `${from}%`, width: `${until - from}%` }}
    >
      {until - from > narrowPercent ? (
        <Box as="span" hideBelow="md">
          {span.title ?? kindWords[span.kind]}
        </Box>
      ) : null}
    </Box>
  );
}

const inWords = ({ key, name, taken }: { key: string; name: string; taken: readonly Span[] }) => ({
  key,
  name,
  taken: taken.map(({ kind, startsAt, endsAt, isOver, title, tournamentKey }) => ({
    kind,
    startsAt,
    endsAt,
    isOver,
    title,
    tournamentKey,
  })),
});

/** The same in words, for who listens, and for who wants to go there. */
function InWords(list: SpanListProps) {
  const [opened, setOpened] = useState(false);
  if (list.rows.every(({ taken }) => taken.length === 0)) return null;
  return (
    <Box as="details" mt="2" onToggle={() => setOpened(true)}>
      <Box
        as="summary"
        cursor="pointer"
        minH="11"
        display="inline-flex"
        alignItems="center"
        textStyle="sm"
        fontWeight="semibold"
        color="coral.fg"
      >
        Ver em lista
      </Box>
      {opened ? (
        <Suspense fallback={null}>
          <SpanList {...list} />
        </Suspense>
      ) : null}
    </Box>
  );
}

/** "4 de 6 quadras livres agora." */
function freeNow(courts: Day["courts"], now: number): string {
  const free = courts.filter(
    ({ spans }) =>
      !spans.some(
        ({ startsAt, endsAt, isOver }) => !isOver && Date.parse(startsAt) <= now && now < Date.parse(endsAt),
      ),
  ).length;
  return courts.length === 1
    ? `A quadra está ${free === 1 ? "livre" : "ocupada"} agora.`
    : `${free} de ${courts.length} quadras livres agora.`;
}

/** Classes at the same time as one block: on which court each will be is not decided. */
function merged(spans: readonly Span[]): Span[] {
  const blocks = new Map<string, Span[]>();
  for (const span of spans) {
    const key = span.startsAt + span.endsAt;
    blocks.set(key, [...(blocks.get(key) ?? []), span]);
  }
  return [...blocks.values()].flatMap(([first, ...others]) =>
    first ? [others.length === 0 ? first : { ...first, title: `${others.length + 1} aulas` }] : [],
  );
}
