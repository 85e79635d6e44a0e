import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { CalendarX, CheckCheck } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link, useRevalidator } from "react-router-dom";
import { dayAt } from "../../../server/platform/time/time-zone.rules";
import type {
  PendingClassesTask_arena$data,
  PendingClassesTask_arena$key,
} from "../../__generated__/PendingClassesTask_arena.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatShortDay, formatTime } from "../../ui/format";
import { lazyDialog } from "../../ui/lazy-code";
import { openedParameter } from "../../ui/list/list-address";
import { PlaceTime } from "../../ui/PlaceTime";
import { useActing } from "../../ui/dialog-state";
import { calendarPath } from "../calendar-path";
import { PendingWords } from "./ClassOccupancy";
import { useKeepClass } from "../use-class-mutations";

const CancelClassDialog = lazyDialog(
  async () => (await import("../calendar/CancelClassDialog")).CancelClassDialog,
);

type Pending = NonNullable<NonNullable<PendingClassesTask_arena$data["today"]>["pendingClasses"]>[number];

/** Classes that begin soon with too few students: the arena holds on to them, or they fall out. */
export function PendingClassesTask({ arena }: { arena: PendingClassesTask_arena$key }) {
  const { today, timeZone } = useFragment(
    graphql`
      fragment PendingClassesTask_arena on Arena {
        timeZone
        today {
          pendingClasses {
            sessionId
            startsAt
            name
            category
            teacherName
            studentCount
            minStudents
          }
        }
      }
    `,
    arena,
  );
  const [cancelled, setCancelled] = useState<Pending | null>(null);
  const shown = useActing(cancelled);
  const { revalidate } = useRevalidator();
  return (
    <PlaceTime timeZone={timeZone}>
      {today?.pendingClasses?.map((pending) => (
        <PendingRow
          key={pending.sessionId}
          pending={pending}
          timeZone={timeZone}
          onCancel={() => setCancelled(pending)}
        />
      ))}
      {shown ? (
        <CancelClassDialog
          key={shown.opening}
          session={{ id: shown.acting.sessionId, startsAt: shown.acting.startsAt, isWeekly: false }}
          open={shown.open}
          onDone={() => {
            setCancelled(null);
            void revalidate();
          }}
          onClose={() => setCancelled(null)}
        />
      ) : null}
    </PlaceTime>
  );
}

interface PendingRowProps {
  pending: Pending;
  timeZone: string;
  onCancel: () => void;
}

function PendingRow({ pending, timeZone, onCancel }: PendingRowProps) {
  const { sessionId, startsAt, name, category, teacherName, studentCount, minStudents } = pending;
  const [keep, keeping] = useKeepClass();
  const when = `${formatShortDay(dayAt(Date.parse(startsAt), timeZone))} às ${formatTime(startsAt, timeZone)}`;
  return (
    <Box as="li" px="2" py="3" _notFirst={{ borderTopWidth: "1px", borderColor: "border.muted" }}>
      <Text fontWeight="semibold">
        <Link to={`${calendarPath()}?${openedParameter}=${encodeURIComponent(sessionId)}`}>
          {name ?? `Aula ${category}`}, {when}
        </Link>
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {teacherName}
      </Text>
      <Text textStyle="sm">
        <PendingWords minStudents={minStudents} missing={minStudents - studentCount} />
      </Text>
      <Flex gap="2" mt="2" wrap="wrap">
        <PendingButton
          size="sm"
          minH="11"
          variant="outline"
          colorPalette="palm"
          pending={keeping}
          aria-label={`Manter assim mesmo: ${when}`}
          onClick={() => void keep(sessionId)}
        >
          <CheckCheck />
          {keeping ? "Mantendo…" : "Manter assim mesmo"}
        </PendingButton>
        <Button
          size="sm"
          minH="11"
          variant="outline"
          colorPalette="flag"
          aria-label={`Cancelar aula: ${when}`}
          onClick={onCancel}
        >
          <CalendarX />
          Cancelar aula
        </Button>
      </Flex>
    </Box>
  );
}
