import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { MouseEvent, PointerEvent } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link, type To } from "react-router-dom";
import type { CourtBlocks_other$key } from "../../__generated__/CourtBlocks_other.graphql";
import type { CourtBlocks_session$key } from "../../__generated__/CourtBlocks_session.graphql";
import {
  classStatusLabel,
  missingInWords,
  waitsInWords,
} from "../../../server/classes/class-kind-and-status.rules";
import { arenaTournaments } from "../../tournaments/public/tournament-path";
import { briefName } from "../../ui/Person";
import { formatTime } from "../../ui/format";
import { type GridItem, type GridReach, gridSpan, type Lane } from "./court-grid";

const kindWords: Record<string, string> = { RENTAL: "Locação", BLOCK: "Bloqueio", MATCH: "Jogo" };
const kindPalette: Record<string, string> = { RENTAL: "palm", BLOCK: "gray", MATCH: "coral" };

const Block = chakra("div", {
  base: {
    position: "absolute",
    insetX: "1",
    px: "2",
    py: "1",
    borderRadius: "l1",
    borderLeftWidth: "4px",
    borderColor: "colorPalette.solid",
    bg: "colorPalette.subtle",
    color: "fg",
    textStyle: "xs",
    lineHeight: "1.3",
    overflow: "hidden",
    _print: { borderWidth: "1px", borderLeftWidth: "4px", borderColor: "black", color: "black", bg: "white" },
    "& a, & button, &:is(a)": { _focusVisible: { outlineOffset: "-2px!" } },
  },
});

/** Covers its block. */
const LiftButton = chakra("button", {
  base: { position: "absolute", inset: "0", w: "full", cursor: "pointer", _print: { display: "none" } },
});

/** The drag handlers of a block, and whether it is being dragged. */
export interface Grip {
  isCarried: boolean;
  draggable: boolean;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onClick: (event: MouseEvent) => void;
}

interface PlacedProps {
  reach: GridReach;
  timeZone: string;
  /** Null for a block that cannot be moved. */
  grip: Grip | null;
  /** Position beside overlapping blocks; the whole column's width by default. */
  lane?: Lane;
}

const held = (grip: Grip | null) =>
  grip === null ? {} : ({ cursor: "grab", userSelect: "none", opacity: grip.isCarried ? 0.45 : 1 } as const);

const handlersOf = (grip: Grip | null) => {
  if (grip === null) return {};
  const { isCarried: _carried, ...handlers } = grip;
  return handlers;
};

interface ClassBlockProps extends PlacedProps {
  session: CourtBlocks_session$key;
  to: To;
}

/** A class in its court's column. */
export function ClassBlock({ session, reach, timeZone, to, grip, lane }: ClassBlockProps) {
  const {
    startsAt,
    endsAt,
    name,
    category,
    teacherName,
    studentCount,
    maxStudents,
    minStudents,
    missingStudents,
  } = useFragment(
    graphql`
      fragment CourtBlocks_session on ClassSession {
        startsAt
        endsAt
        name
        category
        teacherName
        studentCount
        maxStudents
        minStudents
        missingStudents
      }
    `,
    session,
  );
  const pending = minStudents && missingStudents > 0 ? waitsInWords(minStudents, missingStudents) : null;
  return (
    <li>
      <Block
        asChild
        colorPalette={pending ? "sun" : "sea"}
        {...held(grip)}
        _print={pending ? { borderStyle: "dashed" } : undefined}
        style={gridSpan({ startsAt, endsAt }, reach, lane)}
      >
        <Link to={to} preventScrollReset title={pending ?? undefined} {...handlersOf(grip)}>
          <Text as="span" display="block" fontWeight="bold" truncate>
            {formatTime(startsAt, timeZone)} {name ?? category}
          </Text>
          <Text as="span" display="block" truncate>
            {briefName(teacherName)} · {studentCount}/{maxStudents}
          </Text>
          {pending ? (
            <Text as="span" display="block" truncate>
              {classStatusLabel.PENDING}: {missingInWords(missingStudents)}
            </Text>
          ) : null}
        </Link>
      </Block>
    </li>
  );
}

interface OtherBlockProps extends PlacedProps {
  other: CourtBlocks_other$key;
  /** Link to its details. */
  to: To | undefined;
  /** For a block of the court that the viewer can lift. */
  onLift?: () => void;
}

/** A block that takes the court but is not a class, such as a rental. */
export function OtherBlock({ other, reach, timeZone, to, grip, lane, onLift }: OtherBlockProps) {
  const { kind, startsAt, endsAt, title, tournamentKey, isRequest } = useFragment(
    graphql`
      fragment CourtBlocks_other on CourtUse {
        kind
        startsAt
        endsAt
        title
        tournamentKey
        isRequest
      }
    `,
    other,
  );
  const address = tournamentKey ? arenaTournaments.schedule(tournamentKey) : to;
  const words = (
    <>
      <Text as="span" display="block" fontWeight="bold" truncate>
        {formatTime(startsAt, timeZone)} {isRequest ? "Pedido" : kindWords[kind]}
      </Text>
      {title ? (
        <Text as="span" display="block" truncate>
          {title}
        </Text>
      ) : null}
    </>
  );
  return (
    <li>
      <Block
        asChild={address !== undefined}
        colorPalette={isRequest ? "sun" : (kindPalette[kind] ?? "gray")}
        {...held(grip)}
        _print={isRequest ? { borderStyle: "dashed" } : undefined}
        style={gridSpan({ startsAt, endsAt }, reach, lane)}
      >
        {address ? (
          <Link to={address} preventScrollReset {...handlersOf(grip)}>
            {words}
          </Link>
        ) : (
          <>
            {words}
            {onLift ? (
              <LiftButton
                type="button"
                aria-label={`Liberar a quadra: bloqueio das ${formatTime(startsAt, timeZone)}`}
                onClick={onLift}
              />
            ) : null}
          </>
        )}
      </Block>
    </li>
  );
}

interface ProposedBlockProps {
  item: GridItem;
  reach: GridReach;
  timeZone: string;
  /** Whether the place is already taken. */
  isTaken: boolean;
}

/** Where the dragged block would be dropped. */
export function ProposedBlock({ item, reach, timeZone, isTaken }: ProposedBlockProps) {
  const [startsAt, endsAt] = [item.startsAt, item.endsAt].map((ms) => new Date(ms).toISOString()) as [
    string,
    string,
  ];
  return (
    <li aria-hidden="true">
      <Block
        data-proposal
        colorPalette={isTaken ? "flag" : "sea"}
        borderWidth="2px"
        borderStyle="dashed"
        boxShadow="lg"
        zIndex="1"
        pointerEvents="none"
        style={gridSpan({ startsAt, endsAt }, reach)}
      >
        <Text as="span" display="block" fontWeight="bold" truncate>
          {formatTime(startsAt, timeZone)}–{formatTime(endsAt, timeZone)}
        </Text>
        {isTaken ? (
          <Text as="span" display="block" truncate>
            Ocupada
          </Text>
        ) : null}
      </Block>
    </li>
  );
}
