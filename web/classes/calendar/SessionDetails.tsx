import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarX, Move, SearchX, UserRoundCog, CheckCheck } from "lucide-react";
import { graphql, useFragment, fetchQuery, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import { useEffect, useEffectEvent } from "react";
import type { GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";
import { classKindLabel, classStatusLabel } from "../../../server/classes/class-kind-and-status.rules";
import { dayAt } from "../../../server/platform/time/time-zone.rules";
import type { SessionDetails_session$key } from "../../__generated__/SessionDetails_session.graphql";
import type { SessionDetailsQuery } from "../../__generated__/SessionDetailsQuery.graphql";
import { RentalDetails, type RentalAct } from "../../bookings/public/RentalDetails";
import type { RentalOfCalendar } from "../../bookings/public/rental-row";
import { EmptyState, Notice } from "../../ui/PageStates";
import { Fact } from "../../ui/Facts";
import { formatDay, formatMoney, formatTime, today } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import type { SessionAct } from "./planning";
import { classSessionRow, type SessionOfCalendar } from "./class-session-row";
import { SessionStudents } from "./SessionStudents";
import { PendingButton } from "../../ui/form/PendingButton";
import { PendingWords } from "../public/ClassOccupancy";
import { useKeepClass } from "../use-class-mutations";

interface SessionDetailsProps {
  id: string;
  /** The arena of the calendar. */
  arenaId: string;
  /** Relay fetch key: a new value refetches the details. */
  fetchKey: string;
  onAct: (act: SessionAct, session: SessionOfCalendar) => void;
  onActOnRental: (act: RentalAct, rental: RentalOfCalendar) => void;
}

/** Details of one class (time, place, students, attendance), or of one rental. */
export function SessionDetails({ id, arenaId, fetchKey, onAct, onActOnRental }: SessionDetailsProps) {
  const { node } = useStoreFirstQuery<SessionDetailsQuery>(
    graphql`
      query SessionDetailsQuery($id: ID!) {
        node(id: $id) {
          ... on CourtRental {
            ...RentalDetails_rental @alias(as: "rental")
          }
          ...SessionDetails_session @alias(as: "session")
        }
      }
    `,
    { id },
    fetchKey,
  );
  if (node?.rental) return <RentalDetails rental={node.rental} onAct={onActOnRental} />;
  if (!node?.session) return <EmptyState icon={SearchX} title="Aula não encontrada" />;
  return <ClassDetails session={node.session} arenaId={arenaId} onAct={onAct} />;
}

interface ClassDetailsProps extends Pick<SessionDetailsProps, "arenaId" | "onAct"> {
  session: SessionDetails_session$key;
}

function ClassDetails({ session: key, arenaId, onAct }: ClassDetailsProps) {
  const data = useFragment(
    graphql`
      fragment SessionDetails_session on ClassSession {
        kind
        priceInCents
        cancelReason
        attendedAt
        viewerCanManage
        minStudents
        missingStudents
        isKept
        keptByName
        ...classSessionRow_session
        ...SessionStudents_session
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  const session = classSessionRow(data);
  const { startsAt, endsAt, status, court, teacherName, category, name, isWeekly } = session;
  const cancelled = status === "CANCELLED";
  const day = dayAt(Date.parse(startsAt), timeZone);
  const isOpen = data.viewerCanManage && !cancelled && !data.attendedAt;
  const mayMove = isOpen && day >= today(timeZone);
  return (
    <Stack gap="5" pb="4">
      <Stack gap="1">
        <Text textStyle="xl" fontWeight="bold" overflowWrap="anywhere">
          {name ?? `Aula ${category}`}
        </Text>
        <Text color="fg.muted">
          {formatDay(day)}, das {formatTime(startsAt, timeZone)} às {formatTime(endsAt, timeZone)}
        </Text>
      </Stack>
      {cancelled ? (
        <Notice tone="info">
          <Text fontWeight="semibold">{classStatusLabel.CANCELLED}</Text>
          {data.cancelReason ? <Text mt="1">{data.cancelReason}</Text> : null}
        </Notice>
      ) : null}
      {data.minStudents && data.missingStudents > 0 ? (
        <PendingNotice
          sessionId={session.id}
          minStudents={data.minStudents}
          missing={data.missingStudents}
          mayKeep={isOpen}
        />
      ) : null}
      {mayMove ? (
        <Flex gap="2" wrap="wrap" css={{ "& > *": { flex: "1 1 8rem" } }}>
          <Button variant="outline" colorPalette="sea" onClick={() => onAct("change", session)}>
            <Move />
            Mover ou trocar…
          </Button>
          <Button variant="outline" colorPalette="sea" onClick={() => onAct("substitute", session)}>
            <UserRoundCog />
            Trocar professor
          </Button>
          <Button variant="outline" colorPalette="flag" onClick={() => onAct("cancel", session)}>
            <CalendarX />
            Cancelar aula
          </Button>
        </Flex>
      ) : null}
      <SimpleGrid as="dl" columns={2} gap="4">
        <Fact name="Professor">{teacherName}</Fact>
        <Fact name="Quadra">{court?.name ?? "Ainda sem quadra"}</Fact>
        <Fact name="Categoria">{category}</Fact>
        <Fact name="Tipo">
          {classKindLabel[data.kind]}
          {isWeekly ? ", toda semana" : ", só neste dia"}
        </Fact>
        {data.minStudents ? (
          <Fact name="Mínimo de alunos">
            {data.minStudents}
            {data.isKept
              ? `, mantida${data.keptByName ? ` por ${data.keptByName}` : ""} mesmo com menos`
              : ""}
          </Fact>
        ) : null}
        {data.priceInCents === null || data.priceInCents === undefined ? null : (
          <Fact name="Valor por aula">{formatMoney(data.priceInCents)}</Fact>
        )}
      </SimpleGrid>
      <SessionStudents
        session={data}
        arenaId={arenaId}
        mayChange={isOpen}
        onAdd={() => onAct("addStudent", session)}
      />
    </Stack>
  );
}

interface PendingNoticeProps {
  sessionId: string;
  minStudents: number;
  missing: number;
  mayKeep: boolean;
}

/** A class waits for students; who manages the arena may hold on to it all the same. */
function PendingNotice({ sessionId, minStudents, missing, mayKeep }: PendingNoticeProps) {
  const [keep, pending] = useKeepClass();
  return (
    <Notice tone="info">
      <Text>
        <PendingWords minStudents={minStudents} missing={missing} />
      </Text>
      {mayKeep ? (
        <PendingButton
          mt="3"
          variant="outline"
          colorPalette="palm"
          pending={pending}
          onClick={() => void keep(sessionId)}
        >
          <CheckCheck />
          {pending ? "Mantendo…" : "Manter assim mesmo"}
        </PendingButton>
      ) : null}
    </Notice>
  );
}

/**
 * Stale-while-revalidate: renders the data in the store at once, also offline, and refetches in the background.
 * Suspends only if the store has none of it.
 * @param fetchKey a new value refetches.
 */
function useStoreFirstQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Query>,
  fetchKey: string,
): Query["response"] {
  const environment = useRelayEnvironment();
  const data = useLazyLoadQuery<Query>(query, variables, { fetchPolicy: "store-or-network" });
  const ask = useEffectEvent(() =>
    // On failure the stored data stays on screen.
    fetchQuery<Query>(environment, query, variables).subscribe({ error: () => undefined }),
  );
  const asked = JSON.stringify(variables);
  useEffect(() => {
    const answer = ask();
    return () => answer.unsubscribe();
  }, [environment, asked, fetchKey]);
  return data;
}
