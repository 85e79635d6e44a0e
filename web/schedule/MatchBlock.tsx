import { HStack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { OctagonX, Pin, TriangleAlert } from "lucide-react";
import { estimateWords, matchWords } from "./match-times";
import { clockAt } from "../../server/platform/time/zoned-time.rules";
import type { ScheduleView, ViewMatch } from "./public/schedule-view";
import { blockId, type Carried, type useCarry } from "./use-carry";

interface MatchBlockProps {
  match: ViewMatch;
  view: ScheduleView;
  top: number;
  height: number;
  /** How many courts further it is carried. */
  columns: number;
  carried: Carried | null;
  handlers: ReturnType<ReturnType<typeof useCarry>["handlersFor"]>;
  hintId: string | undefined;
}

const looks = {
  SCHEDULED: { bg: "sea.subtle", borderColor: "sea.border", color: "fg" },
  CALLED: { bg: "coral.subtle", borderColor: "coral.border", color: "fg" },
  IN_PROGRESS: { bg: "sun.subtle", borderColor: "sun.border", color: "fg" },
  PLAYED: { bg: "bg.muted", borderColor: "border", color: "fg.muted" },
  CANCELLED: { bg: "bg.muted", borderColor: "border", color: "fg.muted" },
} as const;

/** A match in the grid. */
export function MatchBlock({
  match,
  view,
  top,
  height,
  columns,
  carried,
  handlers,
  hintId,
}: MatchBlockProps) {
  const { status, isLate, isPinned, warnings } = match;
  const movable = view.canManage && status === "SCHEDULED" && !isPinned;
  const late = isLate && status === "SCHEDULED";
  const estimate = estimateWords(match, view);
  const hard = warnings.some((warning) => warning.hard);
  const { onClick, ...moving } = handlers;
  return (
    <chakra.button
      id={blockId(match.id)}
      type="button"
      data-match={match.id}
      aria-label={matchWords(match, view)}
      aria-describedby={movable ? hintId : undefined}
      title={warnings.map(({ reason }) => reason).join("\n") || undefined}
      onClick={onClick}
      {...(movable ? moving : {})}
      position="absolute"
      zIndex={carried ? "2" : "1"}
      insetX="1"
      top={`${top + 1}px`}
      h={`${height - 2}px`}
      transform={columns === 0 ? undefined : `translateX(calc(${columns} * (100% + 0.5rem + 1px)))`}
      display="flex"
      flexDirection="column"
      justifyContent="flex-start"
      alignItems="stretch"
      overflow="hidden"
      textAlign="start"
      px="2.5"
      py="1"
      borderRadius="l2"
      borderWidth={warnings.length > 0 || late ? "2px" : "1px"}
      borderLeftWidth="5px"
      cursor={movable ? (carried ? "grabbing" : "grab") : "pointer"}
      userSelect="none"
      boxShadow={carried ? "lg" : undefined}
      opacity={carried ? 0.94 : 1}
      outline={carried ? "2px dashed" : undefined}
      {...looks[status]}
      {...(hard ? { borderColor: "flag.solid" } : warnings.length > 0 ? { borderColor: "sun.solid" } : {})}
      _hover={{ boxShadow: "md" }}
      _focusVisible={{ outline: "3px solid", outlineColor: "coral.focusRing", outlineOffset: "1px" }}
    >
      <HStack as="span" gap="1.5" justify="space-between" textStyle="xs" lineHeight="1.4">
        <Text as="span" fontWeight="bold" truncate>
          {`${clockAt(carried?.startsAt ?? match.startsAt ?? 0, view.timeZone)} · ${match.label}`}
        </Text>
        {isPinned && status === "SCHEDULED" ? (
          <Pin size={14} style={{ flexShrink: 0 }} aria-hidden="true" />
        ) : null}
        {warnings.length > 0 ? (
          hard ? (
            <OctagonX size={15} style={{ flexShrink: 0 }} aria-hidden="true" />
          ) : (
            <TriangleAlert size={15} style={{ flexShrink: 0 }} aria-hidden="true" />
          )
        ) : null}
      </HStack>
      {match.shortSides.map((side, index) => (
        <Text as="span" key={index} textStyle="sm" fontWeight="semibold" truncate lineHeight="1.3">
          {side}
        </Text>
      ))}
      {late || estimate !== null || warnings.length > 0 ? (
        <Text
          as="span"
          textStyle="xs"
          fontWeight="bold"
          truncate
          color={late || hard ? "fg.error" : "fg.warning"}
        >
          {[late ? "Atrasado" : null, estimate, warnings[0]?.reason].filter(Boolean).join(" · ")}
        </Text>
      ) : null}
    </chakra.button>
  );
}
