import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { showWith } from "../../../tests/support/component";
import type { AthleteClassesPageAthleteHistoryQuery } from "../../__generated__/AthleteClassesPageAthleteHistoryQuery.graphql";
import type { AthleteHistoryTestQuery } from "../../__generated__/AthleteHistoryTestQuery.graphql";
import { AthleteHistory } from "./AthleteClassesPage";

const lesson = (sessionId: string, hour: number, teacherName: string) => ({
  sessionId,
  startsAt: `2026-10-05T${String(hour).padStart(2, "0")}:00:00Z`,
  endsAt: `2026-10-05T${String(hour).padStart(2, "0")}:30:00Z`,
  name: null,
  category: "D",
  teacherName,
  courtName: "Quadra 1",
  arenaName: "Arena do Sol",
  timeZone: brasiliaTime,
  status: "CONFIRMED" as const,
  attendance: "PRESENT" as const,
  isMakeUp: false,
  waitingPlace: null,
  placesLeft: 1,
  minStudents: null,
  missingStudents: 0,
  priceInCents: null,
  unpaidInCents: null,
  isFifthWeek: false,
  isOwnLevel: false,
  payingKind: null,
  askedUntil: null,
});

test("older classes that did not come leave the page as it is, and are asked for once more", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React tells what was caught
  const { server, user } = showWith<AthleteHistoryTestQuery>(
    graphql`
      query AthleteHistoryTestQuery @relay_test_operation @raw_response_type {
        node(id: "ana") {
          ... on Athlete @alias(as: "athlete") {
            ...AthleteClassesPage_athlete
          }
        }
      }
    `,
    {
      node: {
        __typename: "Athlete",
        id: "ana",
        // As many as a page has.
        classRecord: { past: Array.from({ length: 30 }, (_, index) => lesson(`${index}`, 12, "Ana Luz")) },
      },
    },
    ({ node }) => (node?.athlete ? <AthleteHistory athlete={node.athlete} /> : null),
  );
  await user.click(screen.getByRole("button", { name: "Mais antigas" }));
  await server.fails();
  expect(screen.getByRole("heading", { name: "Histórico" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Não foi possível carregar a lista");
  await user.click(screen.getByRole("button", { name: "Tentar novamente" }));
  expect(server.sent()).toEqual([{ id: "ana", until: "2026-10-05T12:00:00Z" }]);
  await server.answers<AthleteClassesPageAthleteHistoryQuery>({
    node: { __typename: "Athlete", id: "ana", classRecord: { past: [lesson("velha", 10, "Bia Reis")] } },
  });
  expect(screen.getByText("Bia Reis")).toBeVisible();
});
