import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { showWith } from "../../../tests/support/component";
import type { TournamentAboutTestQuery } from "../../__generated__/TournamentAboutTestQuery.graphql";
import { TournamentAbout } from "./TournamentAbout";

const open = (state: "UPCOMING" | "OPEN" | "CLOSED", publishedAt: string | null = "2026-11-01T12:00:00Z") =>
  showWith<TournamentAboutTestQuery>(
    graphql`
      query TournamentAboutTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...TournamentAbout_tournament
        }
      }
    `,
    {
      tournament: {
        status: "REGISTRATION_OPEN",
        kind: "INTERNAL",
        startDate: "2026-12-12",
        endDate: null,
        category: "Fun",
        feeInCents: 0,
        maxParticipants: null,
        publishedAt,
        categories: [],
        registration: { state },
      },
    },
    ({ tournament }) => tournament && <TournamentAbout tournament={tournament} />,
  );

test("what costs nothing is told as an amount, and what has no limit as a word", () => {
  open("OPEN");
  const factsOf = (name: string) => screen.getByText(name).parentElement;
  expect(factsOf("Valor da inscrição")).toHaveTextContent(/R\$\s0,00/);
  expect(factsOf("Máximo")).toHaveTextContent("Ilimitado");
});

test.each([
  ["UPCOMING", "pendente"],
  ["OPEN", "concluído"],
  ["CLOSED", "concluído"],
] as const)("while enrolment is %s, its step is %s", (state, done) => {
  open(state);
  expect(screen.getByText(/^Inscrições abertas/)).toHaveTextContent(`Inscrições abertas (${done})`);
});

test("a draft takes no enrolments yet", () => {
  open("OPEN", null);
  expect(screen.getByText(/^Inscrições abertas/)).toHaveTextContent("(pendente)");
});
