import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { showWith } from "../../../tests/support/component";
import type { BookOpenClassDialogQuery } from "../../__generated__/BookOpenClassDialogQuery.graphql";
import type { ComingClassesTestQuery } from "../../__generated__/ComingClassesTestQuery.graphql";
import { ComingClasses } from "./ComingClasses";

const athleteKey = "00000000-0000-0000-0000-000000000001";
const held = {
  sessionId: "guardada",
  // In the evening of the 9th at the arena.
  startsAt: "2030-04-10T00:00:00Z",
  endsAt: "2030-04-10T01:00:00Z",
  name: null,
  category: "D",
  teacherName: "Ana Luz",
  courtName: "Quadra 1",
  arenaName: "Arena do Sol",
  timeZone: brasiliaTime,
  status: "CONFIRMED" as const,
  attendance: null,
  isMakeUp: false,
  waitingPlace: 1,
  placesLeft: 1,
  minStudents: null,
  missingStudents: 0,
  priceInCents: null,
  unpaidInCents: null,
  isFifthWeek: false,
  isOwnLevel: false,
  payingKind: null,
  askedUntil: "2030-04-09T22:00:00Z",
};

test("a held place is confirmed in its own class, at whichever of the arenas it is", async () => {
  const { server, user } = showWith<ComingClassesTestQuery>(
    graphql`
      query ComingClassesTestQuery @relay_test_operation @raw_response_type {
        node(id: "atleta") {
          ... on Athlete {
            classRecord {
              ...ComingClasses_record
            }
          }
        }
      }
    `,
    {
      node: {
        __typename: "Athlete",
        id: "atleta",
        classRecord: {
          coming: [held],
          arenas: [
            { name: "Arena do Mar", creditsLeft: 0 },
            { name: "Arena do Sol", creditsLeft: 1 },
          ],
        },
      },
    },
    ({ node }) =>
      node?.classRecord ? (
        <ComingClasses record={node.classRecord} athleteId="atleta" athleteKey={athleteKey} manages={false} />
      ) : null,
  );
  await user.click(screen.getByRole("button", { name: "Confirmar a vaga" }));
  expect(server.sent()).toEqual([{ key: athleteKey, from: "2030-04-09", until: "2030-04-10" }]);
  await server.answers<BookOpenClassDialogQuery>({
    athlete: {
      id: "atleta",
      classRecord: { arenas: [{ openings: [] }, { openings: [{ ...held, payingKind: "PACKAGE" }] }] },
    },
  });
  await user.click(screen.getByRole("button", { name: "Reservar" }));
  expect(server.sent()).toEqual([
    { sessionId: "guardada", athleteId: "atleta", orWait: false, payInCents: null },
  ]);
});
