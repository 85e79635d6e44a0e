import { act, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useSyncExternalStore } from "react";
import { graphql } from "react-relay/hooks";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { AttendanceMarks_session$key } from "../../__generated__/AttendanceMarks_session.graphql";
import type { AttendanceMarksTestQuery } from "../../__generated__/AttendanceMarksTestQuery.graphql";
import type { outboxMutation } from "../../__generated__/outboxMutation.graphql";
import { PlaceTime } from "../../ui/PlaceTime";
import { AttendanceMarks } from "./AttendanceMarks";
import { attendanceOf, changeAttendance, type KeptAttendance, onAttendance } from "./attendance-state";
import { startOutbox } from "../public/outbox";

const query = graphql`
  query AttendanceMarksTestQuery @relay_test_operation @raw_response_type {
    node(id: "aula") {
      ... on ClassSession {
        ...AttendanceMarks_session @alias(as: "session")
      }
    }
  }
`;

const teacher = "11111111-1111-4111-8111-111111111111";
const student = (id: string, displayName: string) => ({
  attendance: "BOOKED" as const,
  isMakeUp: false,
  athlete: { id, key: id, displayName },
});

let stop = () => {};

function Here({ session }: { session: AttendanceMarks_session$key }) {
  const kept = useSyncExternalStore(onAttendance, () => attendanceOf(teacher, "aula"));
  const attendance = {
    kept,
    saving: kept ? ("saving" as const) : ("saved" as const),
    change: (by: (was: KeptAttendance | null) => KeptAttendance | null) =>
      changeAttendance(teacher, "aula", by),
  };
  return <AttendanceMarks session={session} attendance={attendance} actionsFor={() => []} />;
}

/** Renders the marks for a signed-in user and three booked students. */
function open() {
  const shown = showWith<AttendanceMarksTestQuery>(
    query,
    {
      node: {
        __typename: "ClassSession",
        id: "aula",
        name: "Turma",
        category: "D",
        startsAt: "2026-11-26T21:00:00Z",
        attendedAt: null,
        students: [student("ana", "Ana"), student("bia", "Bia"), student("caio", "Caio")],
      },
    },
    ({ node }) =>
      node?.session ? (
        <PlaceTime timeZone={brasiliaTime}>
          <Here session={node.session} />
        </PlaceTime>
      ) : null,
  );
  stop = startOutbox({ environment: () => shown.server.environment, who: () => teacher });
  return shown;
}

afterEach(() => {
  stop();
  act(() => {
    changeAttendance(teacher, "aula", () => null);
  });
});

const of = (name: string) => within(screen.getByRole("group", { name: `Presença de ${name}` }));

test("an incomplete attendance stays on the device until the user asks to send it", async () => {
  const { user, server } = open();
  await user.click(of("Ana").getByRole("button", { name: "Presente" }));
  expect(of("Ana").getByRole("button", { name: "Presente" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText(/2 alunos sem marcar\. Guardado neste aparelho\./)).toBeVisible();
  expect(server.sent()).toEqual([]);
  expect(attendanceOf(teacher, "aula")).toMatchObject({ ready: false });
  expect(attendanceOf("22222222-2222-4222-8222-222222222222", "aula")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Enviar assim mesmo" }));
  await vi.waitFor(() => expect(server.sent()).toHaveLength(1), { timeout: 60_000 });
  expect(server.sent()).toEqual([
    {
      sessionId: "aula",
      takenBy: teacher,
      marks: [{ athleteId: "ana", attendance: "PRESENT", seen: "BOOKED" }],
    },
  ]);
  expect(await problemsShown()).toEqual([]);
});

test("'Todos presentes' then one absence; on a conflict the user decides before anything is overwritten", async () => {
  const { user, server } = open();
  await user.click(screen.getByRole("button", { name: "Todos presentes" }));
  await user.click(of("Bia").getByRole("button", { name: "Falta" }));
  await vi.waitFor(() => expect(server.sent()).toHaveLength(1), { timeout: 60_000 });
  await server.answers<outboxMutation>({
    takeAttendance: {
      __typename: "AttendanceConflict",
      session: {
        students: [
          { ...student("ana", "Ana"), attendance: "EXCUSED" },
          { ...student("bia", "Bia"), attendance: "BOOKED" },
        ],
      },
    },
  });
  expect(await screen.findByText("Ana: está “Falta avisada”, você marcou “Presente”.")).toBeVisible();
  expect(screen.getByText("Caio saiu da aula; “Presente” não pode ser salvo.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Usar o meu" }));
  await vi.waitFor(() => expect(server.sent()).toHaveLength(1), { timeout: 60_000 });
  expect(server.sent()).toMatchObject([
    {
      marks: [
        { athleteId: "ana", attendance: "PRESENT", seen: "EXCUSED" },
        { athleteId: "bia", attendance: "ABSENT", seen: "BOOKED" },
      ],
    },
  ]);
  expect(await problemsShown()).toEqual([]);
});
